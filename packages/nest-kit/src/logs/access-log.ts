import type { IncomingMessage, ServerResponse } from 'node:http';
import { Logger } from '@nestjs/common';

const logger = new Logger('http');

/** The pattern of the route (`/api/trips/:tripId`), never the address itself: an address may hold a token. */
export const routeOf = (request: IncomingMessage & { route?: unknown }): string => {
  const { route } = request;
  return typeof route === 'object' && route !== null && 'path' in route ? String(route.path) : 'unmatched';
};

/** One line for each finished request. */
export function accessLog(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const started = performance.now();
  response.on('finish', () => {
    const route = routeOf(request);
    if (route.startsWith('/health') || route === '/metrics') return;
    const ms = Math.round(performance.now() - started);
    logger.log({ message: 'request', method: request.method, route, status: response.statusCode, ms });
  });
  next();
}

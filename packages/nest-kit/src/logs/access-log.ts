import { Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

const logger = new Logger('http');

/** The pattern of the route (`/api/trips/:tripId`), never the address itself: an address may hold a token. */
export const routeOf = (request: Request): string => {
  const route: unknown = request.route;
  return typeof route === 'object' && route !== null && 'path' in route ? String(route.path) : 'unmatched';
};

/** One line for each finished request. */
export function accessLog(request: Request, response: Response, next: NextFunction): void {
  const started = performance.now();
  response.on('finish', () => {
    const route = routeOf(request);
    if (route.startsWith('/health') || route === '/metrics') return;
    const ms = Math.round(performance.now() - started);
    logger.log({ message: 'request', method: request.method, route, status: response.statusCode, ms });
  });
  next();
}

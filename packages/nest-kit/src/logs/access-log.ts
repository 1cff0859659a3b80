import type { IncomingMessage, ServerResponse } from 'node:http';
import { Logger } from '@nestjs/common';
import type { KitRequest } from '../http/routes/kit-request.js';
import { getCallerAddressKey } from '../limits/rate-limit/address-key.js';

const logger = new Logger('http');

/** Never the address itself, which may contain a token. */
export const getRoutePath = (request: IncomingMessage & { route?: unknown }): string => {
  const { route } = request;
  return typeof route === 'object' && route !== null && 'path' in route ? String(route.path) : 'unmatched';
};

type LoggedRequest = Pick<KitRequest, 'principal' | 'ip'> & IncomingMessage;

export function logAccess(request: LoggedRequest, response: ServerResponse, next: () => void): void {
  const started = performance.now();
  response.on('finish', () => {
    const route = getRoutePath(request);
    if (route.startsWith('/health') || route === '/metrics') return;
    const ms = Math.round(performance.now() - started);
    const userId = request.principal?.userId;
    const caller = userId === undefined ? { address: getCallerAddressKey(request) } : { userId };
    logger.log({
      message: 'request',
      method: request.method,
      route,
      status: response.statusCode,
      ms,
      ...caller,
    });
  });
  next();
}

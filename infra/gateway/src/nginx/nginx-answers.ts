import { errorStatus, type ApiErrorBody } from '@landsea/contracts/core';
import { errors } from '../api-errors.js';
import type { Limits } from '../limits.js';
import { policyVariable } from './nginx-client.js';
import { rejectedPath, tooLargeHeadersPath } from './nginx-rules.js';
import { block, jsonAnswer } from './nginx-syntax.js';
import { securityHeaders } from '../security-headers.js';

/** The security headers by name. */
export const policies = Object.keys(securityHeaders({}));

/** The headers of every answer. */
export const headerLines = (cache?: string): string => {
  const all: [string, string][] = [
    ...policies.map((header): [string, string] => [header, policyVariable(header)]),
    ['x-request-id', '$request_id'],
    ...(cache ? [['cache-control', cache] satisfies [string, string]] : []),
  ];
  return all.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n');
};

export const errorAnswer = (error: ApiErrorBody, status: number = errorStatus[error.code]): string =>
  [headerLines('no-store'), jsonAnswer(status, error)].join('\n');

/** A location with its own error pages has to name these again. */
export const clientErrorPages = [
  `error_page 400 ${rejectedPath};`,
  `error_page 501 =400 ${rejectedPath};`,
  `error_page 494 =431 ${tooLargeHeadersPath};`,
  `error_page ${String(errorStatus.PAYLOAD_TOO_LARGE)} = @too_large;`,
  `error_page ${String(errorStatus.RATE_LIMITED)} = @too_many;`,
];

/** The header buffers together hold as much as the local gateway takes. */
export const limitLines = (limits: Limits): string[] => [
  'client_header_buffer_size 1k;',
  `large_client_header_buffers 1 ${String(limits.headerBytes - 1024)};`,
  `client_max_body_size ${String(limits.bodyBytes)};`,
  `client_header_timeout ${String(limits.headerMs)}ms;`,
  `client_body_timeout ${String(limits.bodyIdleMs)}ms;`,
  `keepalive_timeout ${String(limits.keepAliveMs)}ms;`,
  'limit_conn client_address ${CONNECTIONS_PER_ADDRESS};',
  'limit_conn_log_level info;', // at a higher level the log would show the requested address
  `limit_conn_status ${String(errorStatus.RATE_LIMITED)};`,
  ...clientErrorPages,
];

/** Each of them is the last answer on its connection, but for the first. */
export const errorLocations = (): string[] => [
  block('location @unavailable', 'add_header retry-after 2 always;', errorAnswer(errors.unavailable)),
  block(`location = ${rejectedPath}`, 'internal;', 'keepalive_timeout 0;', errorAnswer(errors.unreadable)),
  block(
    `location = ${tooLargeHeadersPath}`,
    'internal;',
    'keepalive_timeout 0;',
    errorAnswer(errors.unreadable, 431),
  ),
  block('location @too_large', 'keepalive_timeout 0;', errorAnswer(errors.tooLarge)),
  block(
    'location @too_many',
    'keepalive_timeout 0;',
    `add_header retry-after ${String(errors.tooMany.retryAfterSeconds)} always;`,
    errorAnswer(errors.tooMany),
  ),
];

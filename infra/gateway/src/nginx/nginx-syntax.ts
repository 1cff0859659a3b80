import type { ApiErrorBody } from '@landsea/contracts/core';

const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');

/** A directive with a block of others. */
export const block = (head: string, ...body: string[]): string => `${head} {\n${indent(body.join('\n'))}\n}`;

/** A variable computed from another; regular expressions are tried in their order. */
export const map = (source: string, variable: string, ...lines: string[]): string =>
  block(`map ${source} ${variable}`, ...lines);

export const jsonAnswer = (status: number, error: ApiErrorBody): string =>
  [
    'default_type application/json;',
    `return ${String(status)} '${JSON.stringify({ ...error, requestId: '$request_id' })}';`,
  ].join('\n');

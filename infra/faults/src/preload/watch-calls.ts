import http from 'node:http';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import type pg from 'pg';

/** Told of everything a process says to others, before it is sent and when its answer is there. */
export interface Watcher {
  sql(connection: object, text: string, when: 'before' | 'after'): void;
  http(call: string, when: 'before' | 'after'): void;
  /** May put another statement in the place of this one. */
  rewrite(text: string): string;
}

type Query = (this: object, ...args: unknown[]) => unknown;

const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement;
  const text = typeof statement === 'object' && statement && 'text' in statement ? statement.text : '';
  return typeof text === 'string' ? text : '';
};

function watchSql(watcher: Watcher): void {
  const { Client } = createRequire(import.meta.url)('pg') as typeof pg;
  const prototype = Client.prototype as { query: Query };
  const { query } = prototype;
  prototype.query = function (statement, ...rest) {
    const text = textOf(statement).trim();
    watcher.sql(this, text, 'before');
    const sent = typeof statement === 'string' ? watcher.rewrite(statement) : statement;
    const answer: unknown = query.call(this, sent, ...rest);
    if (!(answer instanceof Promise)) return answer;
    return answer.then((result: unknown) => {
      watcher.sql(this, text, 'after');
      return result;
    });
  };
}

const callOf = ([target, options]: Parameters<typeof http.request>): string => {
  const isAddress = typeof target === 'string' || target instanceof URL;
  const { method = 'GET', path } = (isAddress ? options : target) as http.RequestOptions;
  const { pathname } = isAddress ? new URL(target) : new URL(path ?? '/', 'http://host.example');
  return `${method} ${pathname}`;
};

/** The Stripe SDK names host and path in its options, the services call an address. */
function watchHttp(watcher: Watcher): void {
  const { request } = http;
  const watched = (...args: Parameters<typeof request>): http.ClientRequest => {
    const call = callOf(args);
    watcher.http(call, 'before');
    const sent = request(...args);
    sent.prependOnceListener('response', () => watcher.http(call, 'after'));
    return sent;
  };
  Object.assign(http, { request: watched });
  syncBuiltinESMExports();
}

export function watchCalls(watcher: Watcher): void {
  watchSql(watcher);
  watchHttp(watcher);
}

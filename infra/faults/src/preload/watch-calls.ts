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

/** The Stripe SDK calls with node:http, the services one another with fetch. */
function watchHttp(watcher: Watcher): void {
  const { request } = http;
  const watched = (...args: Parameters<typeof request>): http.ClientRequest => {
    const [options] = args;
    const { method = 'GET', path = '/' } = (
      typeof options === 'object' ? options : {}
    ) as http.RequestOptions;
    const call = `${method} ${(path ?? '/').split('?')[0] ?? ''}`;
    watcher.http(call, 'before');
    const sent = request(...args);
    sent.prependOnceListener('response', () => watcher.http(call, 'after'));
    return sent;
  };
  Object.assign(http, { request: watched });
  syncBuiltinESMExports();

  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const call = `${init?.method ?? 'GET'} ${url.pathname}`;
    watcher.http(call, 'before');
    const answer = await fetch(input, init);
    watcher.http(call, 'after');
    return answer;
  };
}

export function watchCalls(watcher: Watcher): void {
  watchSql(watcher);
  watchHttp(watcher);
}

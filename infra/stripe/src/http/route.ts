import type { z } from 'zod';
import type { Context } from '../context.js';
import { checkParams } from '../params/checked.js';
import type { FormObject } from './form-body.js';
import { StripeRefusal } from './stripe-refusal.js';

type Method = 'GET' | 'POST' | 'DELETE';

/** A stage between checking the parameters, which changes nothing, and running the call in a transaction. */
type Ready = (context: Context) => object;

export interface Route {
  method: Method;
  match(path: string): string | undefined;
  prepare(id: string, sent: FormObject): Ready;
}

/** One call of the API. `path` holds at most one `:id`, given to `run` ('' without one). */
export function route<S extends z.ZodType>(o: {
  method: Method;
  path: string;
  params: S;
  run: (context: Context, params: z.output<S>, id: string) => object;
}): Route {
  const pattern = new RegExp(`^${o.path.replace(':id', '([^/]+)')}$`);
  return {
    method: o.method,
    match: (path) => {
      const found = pattern.exec(path);
      return found ? (found[1] ?? '') : undefined;
    },
    prepare: (id, sent) => {
      const params = checkParams(o.params, sent);
      return (context) => o.run(context, params, id);
    },
  };
}

/** The route of a request with the id its path holds; 404 in Stripe's words when there is none. */
export function findRoute(routes: Route[], method: string, path: string): { route: Route; id: string } {
  for (const candidate of routes) {
    const id = candidate.method === method ? candidate.match(path) : undefined;
    if (id !== undefined) return { route: candidate, id };
  }
  const message = `Unrecognized request URL (${method}: ${path}). The payment emulator does not know this call.`;
  throw new StripeRefusal(404, { type: 'invalid_request_error', message }, false);
}

import type { Local } from '@landsea/local';
import type { Member } from './crowd.js';

/**
 * A call of one person, through the gateway: a POST where there is a body.
 * @throws Error when it is not answered with 2xx.
 */
export async function call<T>(local: Local, { cookie }: Member, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${local.origin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, origin: local.origin, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

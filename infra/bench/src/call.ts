import type { Local } from '@landsea/local';
import type { Member } from './crowd.js';

/**
 * A call of one person, through the gateway: a POST where there is a body, unless said otherwise.
 * @throws Error when it is not answered with 2xx.
 */
export async function call<T>(
  local: Local,
  { cookie }: Member,
  path: string,
  body?: object,
  method: 'POST' | 'PUT' = 'POST',
): Promise<T> {
  const answer = await fetch(`${local.origin}${path}`, {
    method: body ? method : 'GET',
    headers: { cookie, origin: local.origin, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

import type { TestService } from '@landsea/nest-kit/testing';

/** Sends what a person would over HTTP. */
export async function posted(
  service: TestService,
  cookie: string,
  path: string,
  body: object,
): Promise<unknown> {
  const answer = await fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: service.publicOrigin },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** Makes things and answers what they are called. */
export async function made(
  service: TestService,
  cookie: string,
  path: string,
  body: object,
): Promise<string> {
  const made = await posted(service, cookie, path, body);
  if (typeof made === 'object' && made !== null && 'id' in made) return String(made.id);
  throw new Error(`${path}: ${JSON.stringify(made)}`);
}

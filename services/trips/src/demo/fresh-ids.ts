import { randomUUID } from 'node:crypto';

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
const HEAD = 23;

/** Ids with equal beginnings stay so and keep their ends: sorted rows stay in order, and references hold. */
export function replaceIds(template: string, known: Readonly<Record<string, string>> = {}): string {
  const heads = new Map<string, string>();
  return template.replace(UUID, (id) => {
    if (known[id]) return known[id];
    const head = heads.get(id.slice(0, HEAD)) ?? randomUUID().slice(0, HEAD);
    heads.set(id.slice(0, HEAD), head);
    return head + id.slice(HEAD);
  });
}

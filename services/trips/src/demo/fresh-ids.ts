import { randomUUID } from 'node:crypto';

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
const HEAD = 23;

/**
 * Gives everything in the template its own id. Ids that began alike do so again and keep their ends: rows that are
 * sorted by id stay in their order, and whatever refers to another row still does.
 */
export function freshIds(template: string, known: Readonly<Record<string, string>> = {}): string {
  const heads = new Map<string, string>();
  return template.replace(UUID, (id) => {
    if (known[id]) return known[id];
    const head = heads.get(id.slice(0, HEAD)) ?? randomUUID().slice(0, HEAD);
    heads.set(id.slice(0, HEAD), head);
    return head + id.slice(HEAD);
  });
}

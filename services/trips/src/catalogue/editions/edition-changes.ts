import { isDeepStrictEqual } from 'node:util';
import type { CataloguePart, CatalogueParts } from '../lists/catalogue-parts.js';

export interface EditionChanges {
  added: string[];
  changed: { id: string; fields: string[] }[];
  removed: string[];
}

type Fields = Record<string, unknown>;

const byId = (part: CatalogueParts[CataloguePart]): Map<string, Fields> =>
  Array.isArray(part)
    ? new Map(part.map((entry) => [entry.id, { ...entry }]))
    : new Map(Object.entries(part).map(([field, value]) => [field, { [field]: value }]));

const differing = (before: Fields, after: Fields): string[] =>
  Object.keys({ ...before, ...after }).filter((field) => !isDeepStrictEqual(before[field], after[field]));

export function listEditionChanges(
  before: CatalogueParts[CataloguePart],
  after: CatalogueParts[CataloguePart],
): EditionChanges {
  const [old, next] = [byId(before), byId(after)];
  const changed = [...next].flatMap(([id, entry]) => {
    const was = old.get(id);
    const fields = was ? differing(was, entry) : [];
    return fields.length > 0 ? [{ id, fields }] : [];
  });
  return {
    added: [...next.keys()].filter((id) => !old.has(id)),
    changed,
    removed: [...old.keys()].filter((id) => !next.has(id)),
  };
}

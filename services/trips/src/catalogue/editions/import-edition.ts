import { formatCount } from '@landsea/contracts/core';
import type { DataSource } from 'typeorm';
import { isDeepStrictEqual } from 'node:util';
import type { CataloguePart, CatalogueParts } from '../lists/catalogue-parts.js';
import { selectAffectedTrips } from './affected-trips.queries.js';
import { storeEdition } from './catalogue-edition.queries.js';
import { readCurrentCatalogue } from './current-catalogue.js';
import { readEdition } from './edition-file.js';

interface EditionChanges {
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

function listEditionChanges(
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

interface Import {
  part: CataloguePart;
  text: string;
  isDryRun: boolean;
}

/**
 * Running services load the edition within a minute.
 * @returns lines for the operator.
 * @throws EditionRefused.
 */
export async function importEdition(
  dataSource: DataSource,
  { part, text, isDryRun }: Import,
): Promise<string[]> {
  const { parts } = await readCurrentCatalogue(dataSource);
  const next = readEdition(part, text, parts);
  const { added, changed, removed } = listEditionChanges(parts[part], next[part]);
  const lost = await selectAffectedTrips(dataSource, part, removed);
  const touched = await selectAffectedTrips(
    dataSource,
    part,
    changed.map(({ id }) => id),
  );
  if (!isDryRun) await storeEdition(dataSource, part, next[part]);
  return [
    ...added.map((id) => `added    ${id}`),
    ...changed.map(({ id, fields }) => `changed  ${id}: ${fields.join(', ')}`),
    ...removed.map((id) => `removed  ${id}`),
    `${part}: ${added.length} added, ${changed.length} changed, ${removed.length} removed`,
    `removed entries: ${formatCount(lost.items, 'item')} of ${formatCount(lost.trips, 'trip')} refer to them and stay as they are`,
    `changed entries: ${formatCount(touched.items, 'item')} of ${formatCount(touched.trips, 'trip')} refer to them`,
    isDryRun ? 'dry run: nothing is stored' : 'stored: running services take it within a minute',
  ];
}

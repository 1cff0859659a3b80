import { formatCount } from '@landsea/contracts/core';
import type { DataSource } from 'typeorm';
import type { CataloguePart } from '../lists/catalogue-parts.js';
import { selectAffectedTrips } from './affected-trips.queries.js';
import { storeEdition } from './catalogue-edition.queries.js';
import { readCurrentCatalogue } from './current-catalogue.js';
import { listEditionChanges } from './edition-changes.js';
import { readEdition } from './edition-file.js';

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

import type { DataSource } from 'typeorm';
import {
  fitsSchema,
  parseCatalogue,
  partNames,
  type CataloguePart,
  type CatalogueParts,
} from '../lists/catalogue-parts.js';
import { loadShippedCatalogue } from '../lists/shipped-catalogue.js';
import { selectEditions } from './catalogue-edition.queries.js';

export interface CurrentCatalogue {
  parts: CatalogueParts;
  /** Parts of an earlier release that this one cannot read: the shipped ones apply. */
  unreadable: CataloguePart[];
}

export async function readCurrentCatalogue(dataSource: DataSource): Promise<CurrentCatalogue> {
  const stored = await selectEditions(dataSource);
  const imported = partNames.filter((part) => part in stored);
  const unreadable = imported.filter((part) => !fitsSchema(part, stored[part]));
  const readable = imported.filter((part) => !unreadable.includes(part));
  const parts = parseCatalogue({
    ...loadShippedCatalogue(),
    ...Object.fromEntries(readable.map((part) => [part, stored[part]])),
  });
  return { parts, unreadable };
}

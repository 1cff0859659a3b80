import type { DataSource } from 'typeorm';
import {
  fitsItsSchema,
  parseCatalogue,
  partNames,
  type CataloguePart,
  type CatalogueParts,
} from '../lists/catalogue-parts.js';
import { shippedCatalogue } from '../lists/shipped-catalogue.js';
import { storedEditions } from './catalogue-edition.queries.js';

export interface CurrentCatalogue {
  parts: CatalogueParts;
  /** Parts of an earlier release that this one cannot read: the shipped ones apply. */
  unreadable: CataloguePart[];
}

export async function currentCatalogue(dataSource: DataSource): Promise<CurrentCatalogue> {
  const stored = await storedEditions(dataSource);
  const imported = partNames.filter((part) => part in stored);
  const unreadable = imported.filter((part) => !fitsItsSchema(part, stored[part]));
  const readable = imported.filter((part) => !unreadable.includes(part));
  const parts = parseCatalogue({
    ...shippedCatalogue(),
    ...Object.fromEntries(readable.map((part) => [part, stored[part]])),
  });
  return { parts, unreadable };
}

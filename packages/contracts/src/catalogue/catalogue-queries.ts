import * as z from 'zod/mini';
import { CatalogueKind } from './catalogue-kinds.js';
import { ParkId } from './places.js';

export const MOST_CATALOGUE_HITS = 20;

/** `GET /api/v1/catalogue/:kind`. */
export const CatalogueFilter = z.strictObject({
  park: z.optional(ParkId),
  portId: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
});
export type CatalogueFilter = z.infer<typeof CatalogueFilter>;

const Kinds = z.pipe(
  z.pipe(
    z.string(),
    z.transform((list: string) => list.split(',')),
  ),
  z.array(CatalogueKind),
);

/** `GET /api/v1/catalogue/search`; `kinds` separated by commas, default all lists. */
export const CatalogueSearch = z.strictObject({
  q: z
    .string('Type what to look for')
    .check(z.trim(), z.minLength(1, 'Type what to look for'), z.maxLength(100)),
  kinds: z.optional(Kinds),
  park: z.optional(ParkId),
});
export type CatalogueSearch = z.infer<typeof CatalogueSearch>;

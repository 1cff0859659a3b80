import { createHash } from 'node:crypto';
import { parkIds, type CatalogueFilter, type CatalogueKind } from '@landsea/contracts/catalogue';
import { listKinds, toPricedCatalogue, type AnyEntry, type CatalogueParts } from './catalogue-parts.js';

export interface CatalogueAnswer {
  text: string;
  etag: string;
}

type Whole = 'airports' | 'park-calendar' | 'travel' | 'price-book';

const answer = (value: unknown): CatalogueAnswer => {
  const text = JSON.stringify(value);
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
};
const keyOf = (kind: CatalogueKind, { park, portId }: CatalogueFilter): string =>
  [kind, park ?? '', portId ?? ''].join(' ');

const inPark = (entry: AnyEntry, park: string): boolean => 'park' in entry && entry.park === park;
const atPort = (entry: AnyEntry, portId: string): boolean =>
  'portId' in entry ? entry.portId === portId : 'country' in entry && entry.id === portId;

/** Serialized once when the catalog is loaded. */
export class CatalogueAnswers {
  private readonly lists = new Map<string, CatalogueAnswer>();
  private readonly wholes: Record<Whole, CatalogueAnswer>;
  private readonly nothing = answer({ entries: [] });

  constructor(parts: CatalogueParts) {
    for (const kind of listKinds) this.write(kind, parts[kind], parts.ports);
    this.wholes = {
      airports: answer({ entries: parts.airports }),
      'park-calendar': answer(parts['park-calendar']),
      travel: answer(parts.travel),
      'price-book': answer(toPricedCatalogue(parts)),
    };
  }

  /** Empty for a park or port without entries. */
  list(kind: CatalogueKind, filter: CatalogueFilter): CatalogueAnswer {
    return this.lists.get(keyOf(kind, filter)) ?? this.nothing;
  }

  getWhole(part: Whole): CatalogueAnswer {
    return this.wholes[part];
  }

  private write(kind: CatalogueKind, entries: AnyEntry[], ports: { id: string }[]): void {
    this.lists.set(keyOf(kind, {}), answer({ entries }));
    for (const park of parkIds) {
      const there = entries.filter((entry) => inPark(entry, park));
      if (there.length > 0) this.lists.set(keyOf(kind, { park }), answer({ entries: there }));
    }
    if (kind !== 'ports' && kind !== 'excursions') return;
    for (const { id } of ports)
      this.lists.set(
        keyOf(kind, { portId: id }),
        answer({ entries: entries.filter((entry) => atPort(entry, id)) }),
      );
  }
}

import { isNearly, getLandName, countTyposAllowed, splitWords } from '@landsea/rules/catalogue';
import {
  MOST_CATALOGUE_HITS,
  type CatalogueHit,
  type CatalogueKind,
  type CatalogueSearch,
  type GuestPlace,
  type ParkId,
} from '@landsea/contracts/catalogue';
import { LRUCache } from 'lru-cache';
import MiniSearch, { type SearchResult } from 'minisearch';
import { ships } from '../ships-and-parks.js';
import { entryKinds, type AnyEntry, type CatalogueParts } from './catalogue-parts.js';

interface IndexedEntry extends CatalogueHit {
  key: string;
  /** Other search words: characters, shows, the food's restaurant, a port's other names. */
  also: string;
  weight: number;
}

const shipNames = new Map(ships.map(({ id, name }) => [id, name]));
const weights = { headliner: 1.5, major: 1.2, minor: 1 };
/** A ride ranks before the restaurant beside it, and that before a picture of it. */
const kindWeights: Partial<Record<CatalogueKind, number>> = {
  attractions: 2,
  shows: 1.8,
  'guest-places': 1.6,
  restaurants: 1.3,
  snacks: 1.2,
  excursions: 0.8,
  'ship-venues': 0.8,
  'photo-spots': 0.7,
  ports: 0.6,
  itineraries: 0.3,
};
const placeWords: Record<GuestPlace['kind'], string> = {
  'baby-care': 'baby care nursing changing diapers toddler',
  'first-aid': 'first aid nurse medicine',
  'guest-relations': 'guest relations services help lost',
  'stroller-rental': 'stroller wheelchair scooter ecv rental',
  quiet: 'quiet rest shade break calm',
  water: 'water bottle drink refill',
  playground: 'playground play area',
};

function whereOf(entry: AnyEntry, ports: Map<string, string>): string {
  if ('area' in entry) return getLandName(entry.area);
  if ('restaurant' in entry) return entry.restaurant;
  if ('portId' in entry) return ports.get(entry.portId) ?? '';
  if ('country' in entry) return entry.country;
  if ('ship' in entry) return shipNames.get(entry.ship) ?? '';
  if ('ships' in entry && entry.ships.length > 0)
    return entry.ships.length === ships.length
      ? 'All ships'
      : entry.ships.map((id) => shipNames.get(id) ?? id).join(', ');
  return 'land' in entry && entry.land !== null ? getLandName(entry.land) : '';
}

function alsoOf(entry: AnyEntry): string {
  const { characters, showing, aliases, cuisine, iata } = {
    characters: [] as string[],
    showing: '' as string | null,
    aliases: [] as string[],
    cuisine: '',
    iata: '',
    ...entry,
  };
  const place =
    'kind' in entry && entry.kind in placeWords ? placeWords[entry.kind as GuestPlace['kind']] : '';
  return [...characters, showing, ...aliases, cuisine, place, iata].join(' ');
}

const indexed = (kind: CatalogueKind, entry: AnyEntry, ports: Map<string, string>): IndexedEntry => ({
  key: `${kind} ${entry.id}`,
  kind,
  id: entry.id,
  name: entry.name,
  where: whereOf(entry, ports),
  park: 'park' in entry ? entry.park : null,
  also: alsoOf(entry),
  weight: weights[('appeal' in entry ? entry.appeal : undefined) ?? 'minor'] * (kindWeights[kind] ?? 1),
});

/**
 * Imported editions of earlier releases have shows among their attractions: such a show is listed once, with
 * its times.
 */
const withoutTwins = <T extends CatalogueHit>(hits: T[]): T[] => {
  const shows = new Set(hits.filter(({ kind }) => kind === 'shows').map(({ id }) => id));
  return hits.filter(({ kind, id }) => kind !== 'attractions' || !shows.has(id));
};

/** Prefixes match, and typos that leave the same word: `bay` is not `baby`, nor `roller` `stroller`. */
const hasWords = ({ terms, queryTerms }: SearchResult, how: 'AND' | 'OR'): boolean => {
  const has = (typed: string): boolean =>
    terms.some((term) => term.startsWith(typed) || isNearly(typed, term));
  return how === 'AND' ? queryTerms.every(has) : queryTerms.some(has);
};

const KEPT_ANSWERS = 500;
const MOST_WORDS = 6;
/** Alternatives of many words match too many entries. */
const MOST_ALTERNATIVE_WORDS = 3;

/** Exact words first, then typos, then any of them: a correct word finds its entry alone. */
const passes = [
  { combineWith: 'AND', words: MOST_WORDS },
  { combineWith: 'AND', words: MOST_WORDS, fuzzy: countTyposAllowed },
  { combineWith: 'OR', words: MOST_ALTERNATIVE_WORDS, fuzzy: countTyposAllowed },
] as const;

/** The cost grows with the words, and a single letter matches hundreds: it counts only as the last word. */
export const splitSearchedWords = (q: string): string[] => {
  const words = splitWords(q);
  const long = words.filter((word, index) => word.length > 1 || index === words.length - 1);
  return [...new Set(long)].slice(0, MOST_WORDS);
};

function firstFound<T>(searches: (() => T[])[]): T[] {
  for (const search of searches) {
    const found = search();
    if (found.length > 0) return found;
  }
  return [];
}

export class CatalogueIndex {
  private readonly answers = new LRUCache<string, CatalogueHit[]>({ max: KEPT_ANSWERS });
  private readonly entries = new Map<string, IndexedEntry>();
  private readonly index = new MiniSearch<IndexedEntry>({
    idField: 'key',
    fields: ['name', 'where', 'also'],
    tokenize: splitWords,
    processTerm: (term) => term,
    searchOptions: {
      boost: { name: 4, also: 1.5 },
      prefix: true,
      boostDocument: (key: string) => this.entries.get(key)?.weight ?? 1,
    },
  });

  constructor(parts: CatalogueParts) {
    const ports = new Map(parts.ports.map(({ id, name }) => [id, name]));
    const all = entryKinds.flatMap((kind) => parts[kind].map((entry) => indexed(kind, entry, ports)));
    for (const entry of all) this.entries.set(entry.key, entry);
    this.index.addAll(all);
  }

  /** The latest {@link KEPT_ANSWERS} queries are cached. */
  find(query: CatalogueSearch): CatalogueHit[] {
    const words = splitSearchedWords(query.q);
    const key = JSON.stringify([words, query.kinds?.toSorted(), query.park]);
    const kept = this.answers.get(key);
    if (kept) return kept;
    const hits = this.search(words, query);
    this.answers.set(key, hits);
    return hits;
  }

  private search(searched: readonly string[], { kinds, park }: CatalogueSearch): CatalogueHit[] {
    const wanted = (key: string): boolean => {
      const entry = this.entries.get(key);
      return entry !== undefined && this.isAmong(entry, kinds, park);
    };
    const keys = passes.map(
      ({ words, ...pass }) =>
        () =>
          this.index.search(searched.slice(0, words).join(' '), {
            ...pass,
            filter: (result) => wanted(String(result.id)) && hasWords(result, pass.combineWith),
          }),
    );
    const found = firstFound(keys).flatMap(({ id }) => this.entries.get(String(id)) ?? []);
    return withoutTwins(found)
      .slice(0, MOST_CATALOGUE_HITS)
      .map(({ kind, id, name, where, park: inPark }) => ({ kind, id, name, where, park: inPark }));
  }

  private isAmong(
    entry: IndexedEntry,
    kinds: readonly CatalogueKind[] | undefined,
    park: ParkId | undefined,
  ): boolean {
    return (!kinds || kinds.includes(entry.kind)) && (!park || entry.park === park);
  }
}

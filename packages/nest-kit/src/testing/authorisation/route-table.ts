/** Ids by the name that the route's address gives them: `{ tripId: '…' }`. */
export type Ids = Record<string, string>;

/** One who calls: what the request carries to prove who it is, and the ids of what belongs to it. */
export interface Caller {
  headers: Record<string, string>;
  owns?: Ids;
}

/** Statuses for a caller's own resource, for another's, and for a missing one. */
export interface Answers {
  /** Left out for a caller that owns no such thing. */
  own?: number;
  other: number;
  none: number;
}

/** One route: the status for each caller. A number alone stands for every thing, or for a route that names none. */
export interface RouteRow<C extends string> {
  answers: Record<C, number | Answers>;
  body?: (ids: Ids) => object;
  query?: (ids: Ids) => string;
  /** Resources that the call names in its body or query. */
  names?: string[];
  /** Takes calls that no browser makes, in words that are not ours, proved by other means: the Stripe webhook. */
  fromOutside?: true;
  /** Takes a file as it is: it need not be JSON. */
  rawBody?: true;
  /** Its answers are the same for everybody and may be kept for so long; refusals never are. */
  keptSeconds?: number;
  /** The reason why this GET may write, against the rule that none does. */
  writesBecause?: string;
}

/** Every route of a service by `METHOD /path/{id}`, as its OpenAPI document names it. */
export type RouteTable<C extends string> = Record<string, RouteRow<C>>;

export const namesOf = (route: string, row: RouteRow<string>): string[] => [
  ...[...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  ...(row.names ?? []),
];

export const isSafe = (route: string): boolean => /^(GET|HEAD) /.test(route);
export const isInternal = (route: string): boolean => / \/internal\//.test(route);

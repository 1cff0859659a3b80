import { TripIdea } from '@landsea/contracts/trip';

const numberIn = (query: URLSearchParams, name: string): number => Number(query.get(name) ?? Number.NaN);

export const readTripIdea = (query: URLSearchParams): TripIdea | undefined =>
  TripIdea.safeParse({
    mode: query.get('mode'),
    parkDays: numberIn(query, 'days'),
    seaNights: numberIn(query, 'nights'),
    people: numberIn(query, 'people'),
    young: query.has('kids')
      ? { children: numberIn(query, 'kids'), infants: numberIn(query, 'under3') }
      : undefined,
    firstDay: query.get('from') ?? undefined,
    meterDollars: query.has('about') ? numberIn(query, 'about') : undefined,
  }).data;

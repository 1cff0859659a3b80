import type { TravelPlace } from '@landsea/rules/transportation';

/** Null when the address names no place. */
export type PlaceChoice = TravelPlace | 'unknown' | null;

export const placeIn = (
  query: URLSearchParams,
  name: 'from' | 'to',
  places: readonly TravelPlace[],
): PlaceChoice => {
  const id = query.get(name);
  if (!id) return null;
  return places.find((place) => place.id === id) ?? 'unknown';
};

export const isPlace = (choice: PlaceChoice): choice is TravelPlace =>
  choice !== null && choice !== 'unknown';

/** With one place only, the result lists everything from there. */
export const toTransportationAddress = (from: string, to?: string): string =>
  `/transportation?${new URLSearchParams({ from, ...(to && { to }) }).toString()}`;

/** People change at these places without staying there. */
const changeNames: Record<string, string> = { 'transportation-and-ticket-center': 'the Ticket Center' };

export const placeName = (id: string, places: readonly TravelPlace[]): string =>
  places.find((place) => place.id === id)?.name ?? changeNames[id] ?? id;

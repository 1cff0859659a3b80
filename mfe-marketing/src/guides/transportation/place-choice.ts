import type { TravelPlace } from '@landsea/rules/transportation';

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

export const toTransportationAddress = (from: string, to?: string): string =>
  `/transportation?${new URLSearchParams({ from, ...(to && { to }) }).toString()}`;

/** People change at these places without staying there. */
const changeNames: Record<string, string> = { 'transportation-and-ticket-center': 'the Ticket Center' };

export const placeName = (id: string, places: readonly TravelPlace[]): string =>
  places.find((place) => place.id === id)?.name ?? changeNames[id] ?? id;

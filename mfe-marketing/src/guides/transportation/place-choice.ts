import type { TravelPlace } from '@landsea/contracts/transportation';

/** What an address says about a place: nothing, a place of the table, or something that is not one. */
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

/** The address of a result; with one place only, of everything from there. */
export const transportationAddress = (from: string, to?: string): string =>
  `/transportation?${new URLSearchParams({ from, ...(to && { to }) }).toString()}`;

/** Where people change without staying there. */
const changeNames: Record<string, string> = { 'transportation-and-ticket-center': 'the Ticket Center' };

export const placeName = (id: string, places: readonly TravelPlace[]): string =>
  places.find((place) => place.id === id)?.name ?? changeNames[id] ?? id;

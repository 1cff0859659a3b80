import { findUsualItinerary } from '@landsea/rules/catalogue';
import type { Itinerary } from '@landsea/contracts/catalogue';
import { AT_SEA, type SailingDraft } from '@landsea/contracts/trip';
import { isDate } from './trip-draft';

interface KnownPlaces {
  itineraries: readonly Itinerary[];
  ports: readonly { id: string; name: string }[];
}

type Sailing = Pick<SailingDraft, 'ship' | 'nights' | 'embarkationDate'>;

/** Undefined for an unknown sailing. */
export const findUsualPorts = (
  sailing: Sailing,
  { itineraries, ports }: KnownPlaces,
): string[] | undefined => {
  if (!isDate(sailing.embarkationDate)) return undefined;
  const names = findUsualItinerary(itineraries, sailing)?.days.map(({ portId }) =>
    portId === null ? AT_SEA : ports.find(({ id }) => id === portId)?.name,
  );
  return names?.every((name) => name !== undefined) ? names : undefined;
};

export const makeChosenPorts = (names: readonly string[]): SailingDraft['chosenPorts'] =>
  Object.fromEntries(names.map((name, day) => [String(day), name]));

import {
  shippedTripKeys,
  type AgentTrip,
  type ShippedTripKey,
  type TripTemplate,
} from '@landsea/contracts/agents';
import { countShippedDays, shippedTrips } from '@landsea/rules/agents';

export const EMPTY = 'empty';
const OURS = 'ours:';

/** Undefined for anything but one of our templates. */
export const readShippedKey = (from: string): ShippedTripKey | undefined =>
  shippedTripKeys.find((key) => `${OURS}${key}` === from);

/** An empty trip, the agency's templates, ours, then other trips that were made. */
export const listTripStarts = (
  templates: readonly TripTemplate[],
  trips: readonly AgentTrip[],
): { value: string; label: string }[] => [
  { value: EMPTY, label: 'An empty trip' },
  ...templates.map((template) => ({
    value: template.tripId,
    label: `Template: ${template.name} (${template.days} days)`,
  })),
  ...shippedTripKeys.map((key) => ({
    value: `${OURS}${key}`,
    label: `Ours: ${shippedTrips[key].title} (${String(countShippedDays(shippedTrips[key]))} days)`,
  })),
  ...trips
    .filter(({ isMade, tripId }) => isMade && !templates.some((each) => each.tripId === tripId))
    .map((trip) => ({ value: trip.tripId, label: `A copy of ${trip.name} (${trip.clientName})` })),
];

export const sayWhatComesAlong = (ours: ShippedTripKey | undefined, addsHousehold: boolean): string => {
  if (ours) {
    const { text, nightsAtSea } = shippedTrips[ours];
    const ship = nightsAtSea === null ? '' : ' You choose the ship later.';
    return `${text}${ship} Days, wishes, a checklist and a planned budget are filled in for this client’s household. Nothing is booked.`;
  }
  return addsHousehold
    ? 'Days, wishes, tasks and the planned budget come along, nothing booked or paid. The client’s household is added; the other family’s names are left out.'
    : 'Days, wishes, tasks, notes and the planned budget come along, nothing booked or paid.';
};

import type { ItineraryDay, ItineraryRow, ItineraryView } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';

/** Nobody’s day ends later. */
const LAST_ZONE = 'Pacific/Honolulu';

/** True once the last day of the trip has ended everywhere. */
export const isTripOver = ({ endDate }: Pick<ItineraryView, 'endDate'>, now: Date): boolean =>
  getDateIn(now, LAST_ZONE) > endDate;

/** The way to a park and the usual program of a ship were help, not plans. */
const isRemembered = ({ id, isUsual }: ItineraryRow): boolean => isUsual !== true && !id.endsWith(' way');

const toRememberedDay = (day: ItineraryDay): ItineraryDay => ({
  ...day,
  hours: [],
  allAboard: null,
  remarks: [],
  empty: null,
  rows: day.rows.filter(isRemembered),
});

/** A published trip that is over: what there was, without hours, numbers, payments and other help for what is ahead. */
export const toSouvenir = ({ packing: _packing, ...view }: ItineraryView): ItineraryView => ({
  ...view,
  days: view.days.map(toRememberedDay),
  lists: view.lists
    .filter(({ key }) => key === 'bookings')
    .map((list) => ({ ...list, title: 'Where you stayed' })),
  numbers: [],
});

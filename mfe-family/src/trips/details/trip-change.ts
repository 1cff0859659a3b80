import { countDaysBetween } from '@landsea/contracts/core';
import type { BookingLimit, LimitDraft, TripDetail, TripDraft } from '@landsea/contracts/trip';
import { toCreateTrip } from '../form/trip-draft';
import { makePerson } from '../form/wizard-state';
import type { TripEdit } from '../../trip-frame/api/trip-change-api';

export type EditedPart = 'trip' | 'stays' | 'sailing';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const limitOf = (limit: BookingLimit | undefined): LimitDraft | undefined =>
  limit && { date: limit.date, note: limit.note ?? '' };

export const toTripDraft = (trip: TripDetail): TripDraft => ({
  name: trip.name,
  mode: trip.mode,
  startDate: trip.startDate,
  endDate: trip.endDate,
  stays: trip.stays.map(({ cancelBy, confirmation, ...stay }, index) => ({
    key: `${index}-${stay.checkIn}`,
    ...stay,
    limit: limitOf(cancelBy),
    confirmation,
  })),
  sailing: trip.sailing && {
    ...trip.sailing,
    limit: limitOf(trip.sailing.cancelBy),
    chosenPorts: Object.fromEntries(
      trip.sailing.ports.map(({ date, port }) => [
        countDaysBetween(trip.sailing?.embarkationDate ?? date, date),
        port,
      ]),
    ),
  },
  party: trip.party.map(({ name, age }, index) => makePerson(String(index), name, age)),
});

const candidates: Record<EditedPart, (keyof TripEdit)[]> = {
  trip: ['name', 'mode', 'startDate', 'endDate'],
  stays: ['stays'],
  sailing: ['sailing'],
};

export const makeTripEdit = (trip: TripDetail, draft: TripDraft, part: EditedPart): TripEdit => {
  const wanted: TripEdit = toCreateTrip(draft);
  const goesToSea = part === 'trip' && draft.mode !== 'parks' && !trip.sailing;
  const fields = goesToSea ? [...candidates[part], 'sailing' as const] : candidates[part];
  return Object.fromEntries(
    fields.filter((field) => !isSame(trip[field], wanted[field])).map((field) => [field, wanted[field]]),
  );
};

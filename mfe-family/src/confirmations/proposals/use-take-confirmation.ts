import type { Restaurant } from '@landsea/contracts/catalogue';
import { getDateIn } from '@landsea/contracts/core';
import { getDayZone } from '@landsea/rules/trip';
import { getDebarkationDate, type TripDetail } from '@landsea/contracts/trip';
import { toApiError, getFieldErrors, notify, useAppDispatch } from '@landsea/web-kit';
import { useNewIds } from '@landsea/web-kit/rows';
import { useChangeTripMutation, useUndoChangeMutation } from '../../trip-frame/api/trip-change-api';
import { useAirports } from '../../trip-bookings/tickets/airports';
import { findSameBooking } from '../../trip-bookings/api/trip-bookings';
import { bookingRows, useChangeBookingsMutation } from '../../trip-bookings/api/bookings-api';
import { usePortClocks } from '../../items/clocks/use-port-clocks';
import { getFailureText, type DayItems } from '../../items/queue/use-day-items';
import { findHeldItem, makeItemsStep } from './items-step';
import { isItemKind, type Proposal } from './proposal';
import { toCreateBooking, type ProposalFacts } from './proposal-booking';
import { makeBookingsStep, nameStep } from './take-confirmation';
import { findTripAdditions, type KnownPlaces } from './trip-additions';

interface Taking {
  trip: TripDetail;
  dayItems: DayItems;
  source: ProposalFacts['source'];
  restaurantOf: (name: string) => Restaurant | null;
  places: KnownPlaces;
  onUndone?: (() => void) | undefined;
}

export const useTakeConfirmation = ({ trip, dayItems, source, restaurantOf, places, onUndone }: Taking) => {
  const ids = useNewIds();
  const dispatch = useAppDispatch();
  const ports = usePortClocks(trip);
  const { zoneAt } = useAirports();
  const [changeBookings] = useChangeBookingsMutation();
  const [changeTrip] = useChangeTripMutation();
  const [undoChange] = useUndoChangeMutation();
  const zoneOn = (date: string) => getDayZone(trip, date, ports);
  const { sailing } = trip;
  const facts: ProposalFacts = {
    zoneOn,
    zoneAt,
    shipZones: sailing
      ? { start: zoneOn(sailing.embarkationDate), end: zoneOn(getDebarkationDate(sailing)) }
      : undefined,
    today: getDateIn(new Date()),
    source,
  };
  const newId = (proposal: Proposal, name: string) => ids.getId({ ...proposal, name });

  const isKnown = (proposal: Proposal): boolean => {
    if (isItemKind(proposal.kind)) {
      const restaurant = proposal.kind === 'dining' ? restaurantOf(proposal.title) : null;
      const held = findHeldItem(proposal, dayItems.items, restaurant);
      return held !== undefined && (held.status === 'booked' || held.confirmation !== null);
    }
    if (proposal.date === '' && proposal.number === '') return false;
    const { numbers = [], end = null, ...read } = toCreateBooking(proposal, facts, () => '');
    return findSameBooking({ ...read, numbers, end }, dayItems.plans?.bookings ?? []) !== undefined;
  };

  const take = async (taken: readonly Proposal[]): Promise<string | undefined> => {
    const title = nameStep(taken, isKnown);
    const known = dayItems.plans?.bookings ?? [];
    const step = makeBookingsStep(taken, known, facts, newId);
    const undoing: (() => void)[] = [];
    if (step.add.length + step.change.length > 0) {
      const { data, error } = await changeBookings({ tripId: trip.id, title, ...step });
      if (!data) return Object.values(getFieldErrors(error))[0] ?? toApiError(error).message;
      for (const row of data.bookings) {
        const before = known.find(({ id }) => id === row.id);
        const change = step.change.find(({ id }) => id === row.id);
        if (step.add.some(({ id }) => id === row.id))
          undoing.push(() => void dispatch(bookingRows.remove(trip.id, row)));
        if (before && change) {
          const { id: _id, version: _version, ...fields } = change;
          const back = Object.fromEntries(
            Object.keys(fields).map((field) => [field, before[field as keyof typeof before]]),
          );
          undoing.push(() => void dispatch(bookingRows.save(trip.id, row, back)));
        }
      }
    }
    const onUndo = () => {
      for (const undo of undoing) undo();
      onUndone?.();
    };
    const items = makeItemsStep({
      title,
      taken: taken.filter(({ kind }) => isItemKind(kind)),
      items: dayItems.items,
      restaurantOf,
      newId: (proposal) => newId(proposal, 'item'),
    });
    if ((items.add ?? []).length + (items.change ?? []).length > 0) {
      const ended = await dayItems.changeMany(items, { onUndo });
      if (ended.kind !== 'saved' && ended.kind !== 'kept') return getFailureText(ended) ?? 'Not added';
    } else dayItems.offerUndo({ text: title, undo: onUndo });
    await addToTrip(taken, undoing);
    return undefined;
  };

  const addToTrip = async (taken: readonly Proposal[], undoing: (() => void)[]): Promise<void> => {
    const edit = findTripAdditions(taken, trip, places);
    if (!edit) return;
    const { data } = await changeTrip({ seen: trip, edit });
    if (data?.kind === 'saved') {
      const { version } = data.trip;
      undoing.push(() => void undoChange({ tripId: trip.id, version }));
      return;
    }
    notify({
      tone: 'error',
      title: 'Your booking is added, but not the stay',
      description: 'Add the stay in your trip details: booking dates depend on it.',
    });
  };

  return { take, facts, isKnown };
};

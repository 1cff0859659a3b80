import { daysBetween } from '@landsea/contracts/core';
import { blankDetails, itemLife } from '@landsea/contracts/day-plans';
import type { MealPeriod, Restaurant } from '@landsea/contracts/catalogue';
import { ITEM_NOTE_LENGTH, ITEM_TITLE_LENGTH } from '@landsea/contracts/planning';
import type { CreateDayItem, DayItem, ItemDetails } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { formatDate, formatMoney } from '@landsea/web-kit';
import { flightDetails, landsNote } from '../items/flights';
import type { ItemsStep } from '../items/item-change';
import type { ReadBooking } from './reading/confirmation';
import { sailingOf, stayOf } from './trip-numbers';

/** What a person takes over from a confirmation, as it stands in the form; empty texts where the mail says nothing. */
export interface Proposal {
  confirmation: ReadBooking;
  isTaken: boolean;
  title: string;
  date: string;
  time: string;
  number: string;
}

type Trip = Pick<TripDetail, 'startDate' | 'endDate' | 'party' | 'stays' | 'sailing'>;

const titleOf = ({ kind, title, place }: ReadBooking): string => {
  const name = title ?? '';
  if (kind === 'hotel') return name && `Check in: ${name}`;
  if (kind === 'cruise') return name && `Board the ${name}`;
  if (kind === 'tickets') return name && `Tickets: ${name}`;
  return [name, ...(kind === 'flight' && place ? [place] : [])].join(', ');
};

const isOnTrip = (date: string | null, { startDate, endDate }: Trip): boolean =>
  date !== null && date >= startDate && date <= endDate;

/** The forms of what was read; what cannot be placed on the trip yet is not taken. */
export const proposalsOf = (read: readonly ReadBooking[], trip: Trip): Proposal[] =>
  read.map((confirmation) => ({
    confirmation,
    title: titleOf(confirmation).slice(0, ITEM_TITLE_LENGTH),
    date: confirmation.date ?? '',
    time: confirmation.time ?? '',
    number: (confirmation.number ?? '').slice(0, 60),
    isTaken: isOnTrip(confirmation.date, trip) && confirmation.title !== null,
  }));

const nightsText = (from: string, to: string): string => {
  const nights = daysBetween(from, to);
  return `${String(nights)} night${nights === 1 ? '' : 's'}`;
};

/** What the mail says besides what has a field. */
export const factsOf = (confirmation: ReadBooking): string[] => {
  const { kind, date, endDate, endTime, people, totalCents, cancelBy, facts } = confirmation;
  const until = kind === 'transfer' ? 'Return it' : kind === 'cruise' ? 'Back' : 'Check out';
  return [
    ...(endDate
      ? [`${until} ${formatDate(endDate)}${date && kind === 'hotel' ? `, ${nightsText(date, endDate)}` : ''}`]
      : []),
    ...(endTime ? [landsNote(endTime)] : []),
    ...facts,
    ...(people ? [`For ${String(people)} ${people === 1 ? 'person' : 'people'}`] : []),
    ...(totalCents ? [`Total ${formatMoney(totalCents)}`] : []),
    ...(cancelBy ? [`Cancel for free until ${formatDate(cancelBy)}`] : []),
  ];
};

/** What to look at before taking it: where the mail and the trip differ, and what could be read in more than one way. */
export const doubtsOf = (proposal: Proposal, trip: Trip): string[] => {
  const { confirmation, date, number } = proposal;
  const { kind, title, endDate, people, doubts } = confirmation;
  const stay = stayOf(proposal, trip);
  const { sailing } = trip;
  const isOtherSailing = kind === 'cruise' && sailing !== null && !sailingOf(proposal, trip);
  const known = stay?.confirmation ?? sailingOf(proposal, trip)?.reservation;
  const isOtherStay = kind === 'hotel' && !stay && trip.stays.length > 0;
  const differs = stay && endDate && (stay.checkIn !== confirmation.date || stay.checkOut !== endDate);
  return [
    ...(confirmation.date === null ? ['The text has no date that we can read. Fill it in.'] : doubts),
    ...(date !== '' && !isOnTrip(date, trip)
      ? ['This is not on a day of your trip. Change the day here, or the dates of your trip.']
      : []),
    ...(title === null ? ['We could not read what it is for. Give it a name.'] : []),
    ...(isOtherStay
      ? [
          'This hotel is not on your trip yet. Add the stay in the trip details, too: booking dates depend on it.',
        ]
      : []),
    ...(differs ? [`Your trip says ${formatDate(stay.checkIn)} to ${formatDate(stay.checkOut)} here.`] : []),
    ...(isOtherSailing
      ? [`Your trip has the ${sailing.ship} from ${formatDate(sailing.embarkationDate)} instead.`]
      : []),
    ...(known && number && known !== number ? [`This replaces ${known} in your trip details.`] : []),
    ...(people !== null && people !== trip.party.length && kind !== 'tickets'
      ? [
          `The email is for ${String(people)}, your party is ${String(trip.party.length)}. Choose who goes once it is on your trip.`,
        ]
      : []),
  ];
};

/** Which part of the trip gets the number and the stateroom, too; undefined for none. */
export const alsoSavedWith = (proposal: Proposal, trip: Trip): string | undefined => {
  if (stayOf(proposal, trip)) return 'Also saved with your stay in the trip details.';
  if (sailingOf(proposal, trip)) return 'Also saved with your sailing in the trip details.';
  return undefined;
};

/** Why it cannot be added as it stands, in a sentence for its form; undefined when it can. */
export const problemOf = ({ title, date }: Proposal, trip: Trip): string | undefined => {
  if (title.trim() === '') return 'Give it a name';
  return isOnTrip(date || null, trip) ? undefined : 'Choose a day of your trip';
};

const mealAt = (time: string, { meals }: Pick<Restaurant, 'meals'>): MealPeriod | null => {
  if (time === '') return null;
  const usual = time < '10:45' ? 'breakfast' : time < '15:30' ? 'lunch' : 'dinner';
  return meals.includes(usual) ? usual : null;
};

type Plan = Pick<Proposal, 'title' | 'date' | 'time' | 'number' | 'confirmation'>;

const detailsOf = ({ confirmation: { kind }, time }: Plan, restaurant: Restaurant | null): ItemDetails => {
  if (kind === 'outing') return blankDetails('excursion');
  if (kind === 'flight') return flightDetails;
  if (kind !== 'dining') return blankDetails('note');
  const meal = itemLife.dining.blank;
  return restaurant ? { ...meal, meal: mealAt(time, restaurant), prepaid: restaurant.prepaid } : meal;
};

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** What is on the trip already and only gets booked: the same thing on that day or without one, or the same number. */
const heldItem = (
  { title, date, number, confirmation }: Plan,
  items: readonly DayItem[],
  restaurant: Restaurant | null,
) =>
  items.find(
    (item) =>
      item.status !== 'cancelled' &&
      (item.date === date || item.date === null) &&
      ((restaurant !== null && item.catalogueId === restaurant.id) ||
        isSame(item.title, title) ||
        (confirmation.kind !== 'flight' &&
          number !== '' &&
          item.confirmation === number &&
          item.date === date)),
  );

interface Planned {
  proposals: readonly Proposal[];
  items: readonly DayItem[];
  restaurantOf: (name: string) => Restaurant | null;
  newId: (proposal: Proposal) => string;
}

const countText = (count: number): string => (count === 1 ? 'a booking' : `${String(count)} bookings`);

/** All that is taken, as one step of undo. */
export const stepOf = ({ proposals, items, restaurantOf, newId }: Planned): ItemsStep => {
  const taken = proposals.filter(({ isTaken }) => isTaken);
  const step = {
    title: `Added ${countText(taken.length)} from a confirmation`,
    add: [] as CreateDayItem[],
    change: [] as NonNullable<ItemsStep['change']>,
  };
  for (const proposal of taken) {
    const { title, date, time, number, confirmation } = proposal;
    const restaurant = confirmation.kind === 'dining' ? restaurantOf(title) : null;
    const hasCost = confirmation.kind === 'dining' || confirmation.kind === 'outing';
    const booked = {
      date,
      time: time || null,
      isFixed: true,
      status: 'booked' as const,
      confirmation: number || null,
      ...(hasCost && confirmation.totalCents !== null && { costCents: confirmation.totalCents }),
    };
    const held = heldItem(proposal, items, restaurant);
    const note = factsOf(confirmation).join('. ').slice(0, ITEM_NOTE_LENGTH) || null;
    if (held) {
      const status = held.status === 'done' ? ('done' as const) : booked.status;
      step.change.push({ id: held.id, ...booked, status, note: held.note ?? note });
    } else
      step.add.push({
        id: newId(proposal),
        title: title.trim(),
        ...booked,
        place: confirmation.kind === 'flight' ? null : confirmation.place,
        park: restaurant?.park ?? null,
        catalogueId: restaurant?.id ?? null,
        note,
        details: detailsOf(proposal, restaurant),
      });
  }
  return step;
};

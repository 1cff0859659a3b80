import { addDays, getDateIn, formatCount } from '@landsea/contracts/core';
import { itemLife } from '@landsea/rules/day-plans';
import { toMinute } from '@landsea/rules/trip';
import { formatItemName } from '@landsea/rules/planning';
import type { Booking } from '@landsea/contracts/bookings';
import { listPlanDifferences } from '@landsea/rules/bookings';
import type { BookingWindow, DayItem, Task, WindowKind } from '@landsea/contracts/planning';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import { formatDate } from '@landsea/web-kit';
import { listItemsOn } from '../../items/day/day-order';
import { formatClock } from '../../items/cards/item-labels';
import { getWindowStateAt } from '../../trip-bookings/windows/window-state';
import { formatTimeLeft } from '../../trip-bookings/windows/window-time';
import { isAllBooked, opensOn, listUpcomingOpenings } from './next-up';
import { countBooked } from './worked-window';

/** A payment is the next step when it is due within two weeks. */
const PAYMENT_DAYS = 14;
/** A window is the next step when it opens within a week. */
const WINDOW_DAYS = 7;

export type LivingKind =
  | 'new'
  | 'mail'
  | 'dates'
  | 'opens-today'
  | 'payment'
  | 'opens-soon'
  | 'wishes'
  | 'unplanned'
  | 'booked'
  | 'planned'
  | 'today'
  | 'over';

export interface LivingCard {
  kind: LivingKind;
  title: string;
  text: string;
  action: { label: string; to: string };
}

export interface TripState {
  trip: Pick<TripDetail, 'id' | 'startDate' | 'endDate' | 'stays' | 'sailing'>;
  days: readonly TripDay[];
  items: readonly DayItem[];
  bookings?: readonly Booking[];
  windows: readonly BookingWindow[];
  tasks: readonly Task[];
  waitingEmails: number;
  leftWishes?: readonly string[];
  /** Date and wall time at the trip's place. */
  clock: { date: string; time: string };
  now: Date;
}

const openings: Partial<Record<WindowKind, { name: string; verb: string; label: string; page: string }>> = {
  dining: { name: 'Dining', verb: 'opens', label: 'Choose your tables', page: 'dining-reservations' },
  'multi-pass': {
    name: 'Lightning Lane',
    verb: 'opens',
    label: 'Choose your lanes',
    page: 'lightning-lanes',
  },
  'single-pass': { name: 'Single Pass', verb: 'opens', label: 'Choose your lanes', page: 'lightning-lanes' },
  'cruise-activities': {
    name: 'Excursions and dining aboard',
    verb: 'open',
    label: 'Choose excursions',
    page: 'excursions-lab',
  },
};

const openingName = ({ kind, title }: BookingWindow): string => {
  const known = openings[kind];
  return known ? `${known.name} ${known.verb}` : title;
};

const openingAction = ({ kind }: BookingWindow, base: string): LivingCard['action'] => {
  const known = openings[kind];
  return known
    ? { label: known.label, to: `${base}/${known.page}` }
    : { label: 'See what opens', to: `${base}/timeline` };
};

const openingCard = (window: BookingWindow, state: TripState, base: string): LivingCard => {
  const isToday = getDateIn(new Date(window.opensAt)) === getDateIn(state.now);
  const isOpen = getWindowStateAt(window, state.now) === 'open';
  return {
    kind: isToday ? 'opens-today' : 'opens-soon',
    title: `${openingName(window)} ${isToday ? 'today' : formatTimeLeft(window, state.now)}.`,
    text:
      window.warning ??
      (isOpen ? 'Book it in the official app now.' : 'Decide now, and book in minutes then.'),
    action: openingAction(window, base),
  };
};

/** On the day of a window in which all that was chosen is booked already. */
const bookedCard = (window: BookingWindow, count: number, base: string): LivingCard => ({
  kind: 'booked',
  title: `${formatCount(count, window.kind === 'dining' ? 'table' : 'plan')} booked.`,
  text: 'Everything you wanted from today is yours.',
  action: { label: 'See what’s booked', to: openingAction(window, base).to },
});

const needsNoPlan = ({ kind }: TripDay): boolean => ['rest', 'travel', 'debarkation'].includes(kind);

/** Rest days and travel days need no plan. */
const unplannedDays = (state: TripState): TripDay[] =>
  state.days.filter((day) => !needsNoPlan(day) && listItemsOn(state.items, day.date).length === 0);

/** An unticked item with its own time has passed; a ride is done late instead, as on the day's page. */
const isGone = ({ time, minutes, details }: DayItem, now: string): boolean => {
  const { hasOwnTime, usualMinutes } = itemLife[details.kind];
  return hasOwnTime && time !== null && toMinute(time) + (minutes ?? usualMinutes) <= toMinute(now);
};

const todayCard = ({ trip, items, clock }: TripState): LivingCard => {
  const ofToday = listItemsOn(items, clock.date);
  const left = ofToday.filter(
    (item) => item.status !== 'done' && item.details.kind !== 'note' && !isGone(item, clock.time),
  );
  const [next] = left;
  const others = left.length - 1;
  return {
    kind: 'today',
    title: next
      ? `${next.time !== null && next.time <= clock.time ? 'Now' : 'Next'}: ${formatItemName(next)}${next.time ? `, ${formatClock(next.time)}` : ''}`
      : `Nothing ${ofToday.length > 0 ? 'more ' : ''}is planned today.`,
    text: next
      ? others > 0
        ? `${formatCount(others, 'more plan')} today.`
        : 'It’s the last plan of the day.'
      : 'Enjoy it, or pick something from your wishes.',
    action: { label: 'Open today', to: `/itinerary-view/${trip.id}/${clock.date}` },
  };
};

const differencesCard = ({ trip, bookings = [] }: TripState): LivingCard | undefined => {
  const [first, ...others] = listPlanDifferences(trip, bookings);
  if (first === undefined) return undefined;
  return {
    kind: 'dates',
    title:
      others.length > 0
        ? `${others.length + 1} bookings and your trip don’t agree.`
        : 'A booking and your trip don’t agree.',
    text: first,
    action: { label: 'Check the dates', to: `/trip-details-hq/${trip.id}` },
  };
};

export const pickLivingCard = (state: TripState): LivingCard => {
  const { trip, days, items, windows, tasks, waitingEmails, clock, now } = state;
  const base = `/trip/${trip.id}`;
  const planner = `${base}/daily-planner-v2`;
  if (clock.date > trip.endDate)
    return {
      kind: 'over',
      title: 'Welcome home!',
      text: 'Your days, photos and what it cost are all here.',
      action: { label: 'Look back at your days', to: `/itinerary-view/${trip.id}/${trip.startDate}` },
    };
  if (waitingEmails > 0)
    return {
      kind: 'mail',
      title: `${formatCount(waitingEmails, 'confirmation')} came by email.`,
      text: 'Check what we found, then add it to your trip.',
      action: { label: 'Check it now', to: `${base}/bookings` },
    };
  if (clock.date >= trip.startDate) return todayCard(state);

  const today = getDateIn(now);
  const dealtWith = new Set(tasks.filter(({ status }) => status === 'done').map(({ windowId }) => windowId));
  const current = windows
    .filter(({ id, standing }) => !standing && !dealtWith.has(id))
    .map((window) => ({ ...window, state: getWindowStateAt(window, now) }))
    .toSorted((a, b) => a.opensAt.localeCompare(b.opensAt));
  const dayOf = ({ opensAt, ownDate }: BookingWindow) => ownDate ?? getDateIn(new Date(opensAt));
  const upcoming = listUpcomingOpenings(current);
  const ofToday =
    current.find((window) => opensOn(window, today)) ?? upcoming.find((window) => dayOf(window) === today);
  const booked = ofToday && countBooked(ofToday, items);
  if (booked) return bookedCard(ofToday, booked, base);
  if (ofToday) return openingCard(ofToday, state, base);
  const payment = current.find(
    (window) =>
      (window.kind === 'final-payment' || window.kind === 'payment') &&
      window.state !== 'passed' &&
      dayOf(window) >= today &&
      dayOf(window) <= addDays(today, PAYMENT_DAYS),
  );
  if (payment)
    return {
      kind: 'payment',
      title: payment.title,
      text: `${formatDate(dayOf(payment))}, ${formatTimeLeft(payment, now)}.`,
      action: { label: 'Open the budget', to: `${base}/budget-center` },
    };

  const differences = differencesCard(state);
  if (differences) return differences;

  const [next] = upcoming;
  const ahead = next ? `${openingName(next)} ${formatTimeLeft(next, now)}.` : '';
  const wishes = listItemsOn(items, null);
  const planned = items.filter(({ date, status }) => date !== null && status !== 'cancelled');
  if (wishes.length === 0 && planned.length === 0)
    return {
      kind: 'new',
      title: 'It’s official! Now pick what you want to do.',
      text: 'Tap a heart on rides, shows and meals. We find the day and the time.',
      action: { label: 'Pick what you want to do', to: `${base}/wishes` },
    };
  if (next && dayOf(next) <= addDays(today, WINDOW_DAYS)) return openingCard(next, state, base);
  const unplanned = unplannedDays(state);
  const progress = `${days.length - unplanned.length} of ${formatCount(days.length, 'day')} planned.`;
  if (wishes.length > 0 && unplanned.length > 0 && wishes.every(({ id }) => state.leftWishes?.includes(id)))
    return {
      kind: 'wishes',
      title: `${formatCount(wishes.length, 'wish', 'wishes')} did not fit.`,
      text: `Choose another day for ${wishes.length === 1 ? 'it' : 'them'}, or make room. ${progress}`,
      action: { label: 'Choose a day', to: planner },
    };
  if (wishes.length > 0 && unplanned.length > 0)
    return {
      kind: 'wishes',
      title: `${formatCount(wishes.length, 'wish is', 'wishes are')} ready for your days.`,
      text: [progress, ahead].filter(Boolean).join(' '),
      action: { label: 'Plan my days', to: `${base}/wishes` },
    };
  const [open] = unplanned;
  if (open)
    return {
      kind: 'unplanned',
      title: progress,
      text: ahead || 'Pick something for the next one.',
      action: { label: `Plan ${formatDate(open.date)}`, to: `${planner}?date=${open.date}` },
    };
  if (isAllBooked(windows, tasks))
    return {
      kind: 'booked',
      title: 'All booked! Now you just get to look forward to it.',
      text: `All ${formatCount(days.length, 'day')} are planned.`,
      action: { label: 'See your days', to: planner },
    };
  return {
    kind: 'planned',
    title: progress,
    text: ahead || 'Nothing more opens. Look through your days together.',
    action: next ? openingAction(next, base) : { label: 'See your days', to: planner },
  };
};

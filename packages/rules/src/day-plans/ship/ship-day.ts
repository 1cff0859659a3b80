import { joinWords } from '@landsea/contracts/core';
import type { ClockTime } from '@landsea/contracts/catalogue';
import type { CreateDayItem, DayItem } from '@landsea/contracts/planning';
import { ROTATIONAL_DINING, type Seating } from '../../planning/ship-dinner.js';
import { formatTimeOfDay, toClock, toMinute } from '../../trip/clock.js';
import type { DayContext } from '../day-context.js';
import { isPirateNight, findPirateNight } from './pirate-night.js';
import { moveLunchAfterOuting } from './port-lunch.js';
import type { ShipContext } from './ship-context.js';
import { isAdultMeal, isBrunch, isRotationDinner, isShipShow, SHIP_SHOWS, findVenue } from './ship-meals.js';
import {
  boardingSteps,
  isStepTitle,
  lastEveningStep,
  listLastMorningSteps,
  SHIP_STEPS,
} from './ship-steps.js';
import { isMealLike, listUsualMeals } from './usual-meals.js';
import { getUsualSeating, listVenueStarts } from './venue-ways.js';

const THEME_NIGHTS = 'Theme nights';

/** Derived, never stored; `time` is ship time. */
export interface UsualRow {
  key: string;
  title: string;
  time: ClockTime;
  minutes: number;
  detail: string | null;
  catalogueId: string | null;
  section: string;
  isBooked?: boolean;
  note?: string;
}

/** Source: the dinner times of the ships, 2026. */
const seatingTimes: Record<Seating, ClockTime> = { early: '17:45', late: '20:15' };
const DINNER_MINUTES = 100;
const PARTY_MINUTES = 120;

const isOn = ({ date, status }: DayItem, context: DayContext): boolean =>
  date === context.date && status !== 'cancelled';

const venuesOf = ({ catalogue }: DayContext, { ship }: ShipContext) =>
  (catalogue.shipVenues ?? []).filter(({ ships }) => ships.includes(ship));

const isEveryonesDinner = (item: DayItem, { catalogue }: DayContext): boolean => {
  if (isRotationDinner(item, catalogue)) return true;
  if (!isAdultMeal(item, catalogue) || item.people !== null) return false;
  const venue = findVenue(item, catalogue);
  return venue ? !isBrunch(venue) : item.time === null || item.time >= '17:00';
};

const dinnerRow = (ship: ShipContext, context: DayContext): UsualRow => {
  const seating = getUsualSeating(ship);
  const taken = new Set(ship.dinners.map(({ title }) => title));
  const rooms = venuesOf(context, ship).filter(({ section }) => section === 'rotational-restaurant');
  const left = rooms.map(({ name }) => name).filter((name) => !taken.has(name));
  const where = left.length > 0 && left.length < rooms.length ? left : rooms.map(({ name }) => name);
  const other = formatTimeOfDay(toMinute(seatingTimes[seating === 'early' ? 'late' : 'early']));
  const detail = [
    where.length > 0 ? joinWords(where, 'or') : '',
    ship.seating === null ? `${other} at the late seating` : '',
  ];
  return {
    key: 'dinner',
    title: 'Dinner in your main dining room',
    time: seatingTimes[seating],
    minutes: rooms[0]?.minutes ?? DINNER_MINUTES,
    detail: detail.filter(Boolean).join(' · ') || null,
    catalogueId: null,
    section: ROTATIONAL_DINING,
  };
};

const showRow = (ship: ShipContext, context: DayContext, items: readonly DayItem[]): UsualRow[] => {
  const venues = venuesOf(context, ship);
  const party = venues.find(isPirateNight);
  if (party && findPirateNight(ship, context.catalogue) === ship.night) {
    const { id, name, times, minutes } = party;
    return [
      {
        key: 'pirates',
        title: name,
        time: times[0] ?? '19:30',
        minutes: minutes ?? PARTY_MINUTES,
        detail: 'Usually tonight',
        catalogueId: id,
        section: THEME_NIGHTS,
      },
    ];
  }
  const planned = new Set(
    items.flatMap(({ catalogueId, status }) => (status === 'cancelled' ? [] : catalogueId)),
  );
  const all = venues.filter(({ section }) => section === 'show');
  const others = all.filter(({ id }) => !planned.has(id));
  const shows = others.length > 0 ? others : all;
  const [first] = shows;
  const start = first && listVenueStarts(first, ship)[0];
  if (!first || start === undefined) return [];
  const left = shows.filter(({ id }) => !(ship.showsElsewhere ?? []).includes(id));
  const open = left.length > 0 ? left : shows;
  return [
    {
      key: 'show',
      title: 'Evening show',
      time: toClock(start),
      minutes: first.minutes ?? 60,
      detail: `${joinWords(
        open.map(({ name }) => name),
        'or',
      )}; the app says which night`,
      catalogueId: null,
      section: SHIP_SHOWS,
    },
  ];
};

const stepRows = (ship: ShipContext): UsualRow[] => {
  const boarding = boardingSteps.map((step) =>
    step.key === 'board' && ship.boards !== null ? { ...step, time: toClock(ship.boards) } : step,
  );
  const aboard =
    ship.kind === 'port' && ship.port?.allAboard
      ? [
          {
            key: 'all-aboard',
            title: 'All aboard',
            time: ship.port.allAboard,
            minutes: 5,
            detail: 'Ship time; your cruise line’s app decides',
          },
        ]
      : [];
  const steps =
    ship.kind === 'debarkation'
      ? listLastMorningSteps(getUsualSeating(ship))
      : [
          ...(ship.kind === 'embarkation' ? boarding : []),
          ...listUsualMeals(ship),
          ...aboard,
          ...(ship.night === ship.nights ? [lastEveningStep] : []),
        ];
  return steps.map((step) => {
    const row = { ...step, catalogueId: null, section: SHIP_STEPS };
    const booked = ship.booked?.find(({ key }) => key === step.key);
    if (!booked) return row;
    return {
      ...row,
      time: toClock(booked.time),
      detail: booked.title,
      isBooked: true,
      ...(booked.note && { note: booked.note }),
    };
  });
};

const isPlanned = (row: UsualRow, items: readonly DayItem[], context: DayContext): boolean => {
  const { catalogue } = context;
  if (row.key === 'dinner') return items.some((item) => isEveryonesDinner(item, context));
  if (row.key === 'show' || row.key === 'pirates')
    return items.some(
      (item) =>
        isShipShow(item, catalogue) ||
        (item.catalogueId !== null && item.catalogueId === row.catalogueId) ||
        (row.key === 'pirates' && /pirate night/i.test(item.title)),
    );
  return items.some(
    (item) =>
      isMealLike(row.key, item, catalogue) ||
      (item.details.kind === 'activity' &&
        item.details.section === SHIP_STEPS &&
        isStepTitle(row, item.title)),
  );
};

/** Missing rows only; steps of the booking are left out. Source: the usual days of the ships, 2026. */
export const planShipDay = (items: readonly DayItem[], context: DayContext): UsualRow[] => {
  const { aboard } = context;
  if (!aboard) return [];
  const ofDay = items.filter((item) => isOn(item, context));
  const evening =
    aboard.night === null ? [] : [dinnerRow(aboard, context), ...showRow(aboard, context, items)];
  return [...stepRows(aboard), ...evening]
    .filter((row) => !row.isBooked && !isPlanned(row, ofDay, context))
    .flatMap((row) => moveLunchAfterOuting(row, ofDay, context))
    .toSorted((a, b) => a.time.localeCompare(b.time));
};

export const listBookedShipSteps = (items: readonly DayItem[], context: DayContext): UsualRow[] => {
  const ofDay = items.filter((item) => isOn(item, context));
  return context.aboard
    ? stepRows(context.aboard).filter((row) => row.isBooked && !isPlanned(row, ofDay, context))
    : [];
};

/** Its time stays when the day is reordered. */
export const confirmRow = (row: UsualRow, id: string, date: string): CreateDayItem => ({
  id,
  title: row.title,
  date,
  time: row.time,
  minutes: row.minutes,
  isFixed: true,
  catalogueId: row.catalogueId,
  status: 'planned',
  details: { kind: 'activity', section: row.section },
});

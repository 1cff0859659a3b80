import { isPartOfPlan, pricePartyOuting } from '@landsea/rules/day-plans';
import type { Excursion, PortGuide } from '@landsea/contracts/catalogue';
import type { CreateDayItem, DayItem, DetailsOf } from '@landsea/contracts/planning';
import type { CruiseDay } from '../cruise-days';
import { getPlanningCents } from '../outings/party-price';
import { getHoursAshore } from '../outings/time-to-spare';
import type { Guest } from '../who-can-go';

export type OutingItem = DayItem & { details: DetailsOf<'excursion'> };

export const isOuting = (item: DayItem): item is OutingItem => item.details.kind === 'excursion';

/** Everyone is null, so that a person who joins the party later is included. */
const peopleOf = (going: readonly Guest[], guests: readonly Guest[]): string[] | null =>
  going.length === guests.length ? null : going.map(({ id }) => id);

interface Choice {
  id: string;
  day: Pick<CruiseDay, 'date' | 'place' | 'port'>;
  going: readonly Guest[];
  guests: readonly Guest[];
}

const firstHour = (port: PortGuide | undefined) => (port ? (getHoursAshore(port)?.from ?? null) : null);

/** The middle of its typical price goes into the plan. */
export const makeOutingDraft = (
  { id, day, going, guests }: Choice,
  outing: Excursion,
  time: string | null = firstHour(day.port),
): CreateDayItem => ({
  id,
  title: outing.name,
  date: day.date,
  time,
  minutes: Math.max(1, Math.round(outing.hours.to * 60)),
  people: peopleOf(going, guests),
  place: day.place,
  catalogueId: outing.id,
  status: 'planned',
  costCents: getPlanningCents(
    pricePartyOuting(
      outing,
      going.map(({ age }) => age),
    ),
  ),
  details: {
    kind: 'excursion',
    bookedWith: outing.bookedWith,
    activityLevel: outing.activityLevel,
    minAge: outing.minAge,
  },
});

export const makeOwnOutingDraft = (
  { id, day, going, guests }: Choice,
  { title, time, costCents }: Pick<CreateDayItem, 'title' | 'time' | 'costCents'>,
): CreateDayItem => ({
  id,
  title,
  date: day.date,
  time,
  people: peopleOf(going, guests),
  place: day.place,
  status: 'planned',
  costCents,
  details: { kind: 'excursion', bookedWith: 'self', activityLevel: null, minAge: null },
});

export const makeAboardDraft = ({ id, day, going, guests }: Choice, ship: string): CreateDayItem => ({
  id,
  title: `Stay aboard the ${ship}`,
  date: day.date,
  dayPart: 'morning',
  people: peopleOf(going, guests),
  place: ship,
  status: 'planned',
  costCents: null,
  details: { kind: 'excursion', bookedWith: 'aboard', activityLevel: null, minAge: null },
});

/** An item without names is for everyone. */
export const listGuests = ({ people }: Pick<DayItem, 'people'>, guests: readonly Guest[]): Guest[] =>
  people === null ? [...guests] : guests.filter(({ id }) => people.includes(id));

export const listWithoutPlan = (outings: readonly OutingItem[], guests: readonly Guest[]): Guest[] => {
  const busy = new Set(
    outings.filter(isPartOfPlan).flatMap((item) => listGuests(item, guests).map(({ id }) => id)),
  );
  return guests.filter(({ id }) => !busy.has(id));
};

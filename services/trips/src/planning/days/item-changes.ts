import type { CreateDayItem, DayItem, UpdateDayItem } from '@landsea/contracts/planning';

const GAP = 1024;

const textOf = (text: string | null | undefined): string | null => text?.trim() || null;

/** After everything else on its day, or among the wishes. */
const lastPosition = (items: readonly DayItem[], date: string | null): number =>
  Math.max(0, ...items.filter((item) => item.date === date).map(({ position }) => position)) + GAP;

/** An item as it is added: planned with a date, else a wish, unless it says otherwise. */
export const newItem = (added: CreateDayItem, items: readonly DayItem[]): DayItem => {
  const date = added.date ?? null;
  return {
    id: added.id,
    title: added.title,
    date,
    time: added.time ?? null,
    dayPart: added.dayPart ?? null,
    minutes: added.minutes ?? null,
    isFixed: added.isFixed ?? false,
    position: added.position ?? lastPosition(items, date),
    people: added.people ?? null,
    park: added.park ?? null,
    place: textOf(added.place),
    catalogueId: added.catalogueId ?? null,
    status: added.status ?? (date === null ? 'wish' : 'planned'),
    costCents: added.costCents ?? null,
    confirmation: textOf(added.confirmation),
    note: textOf(added.note),
    details: added.details,
    photoId: added.photoId ?? null,
    votes: {},
    version: 1,
    updatedAt: new Date(0).toISOString(),
  };
};

/** Another day makes a wish part of the plan, and no day any more makes a wish of what was planned. */
const followedStatus = (item: DayItem, { date, status }: UpdateDayItem): DayItem['status'] => {
  if (status !== undefined) return status;
  if (date && item.status === 'wish') return 'planned';
  return date === null && item.status === 'planned' ? 'wish' : item.status;
};

/** What a change makes of an item: null takes a value away, what is not named stays. */
export const changedItem = (
  item: DayItem,
  { version: _seen, ...change }: UpdateDayItem,
  seesMoney: boolean,
): DayItem => {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const time = change.date === null ? { time: change.time ?? null } : {};
  const next: DayItem = {
    ...item,
    ...given,
    ...time,
    status: followedStatus(item, { version: 0, ...change }),
  };
  const texts = {
    place: textOf(next.place),
    confirmation: textOf(next.confirmation),
    note: textOf(next.note),
  };
  return { ...next, ...texts, ...(seesMoney ? {} : keptMoney(item, next)) };
};

/** Who sees no money sends none back: what stands there stays. */
const keptMoney = (item: DayItem, next: DayItem): Pick<DayItem, 'costCents' | 'details'> => {
  const { costCents, details } = item;
  const deposit = details.kind === 'dining' ? details.depositCents : null;
  return {
    costCents,
    details: next.details.kind === 'dining' ? { ...next.details, depositCents: deposit } : next.details,
  };
};

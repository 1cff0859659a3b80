import type {
  ItineraryCover,
  ItineraryDay,
  ItineraryLine,
  ItineraryRow,
  ItineraryView,
} from '@landsea/contracts/agents';
import { PACKING_TITLE } from './itinerary-packing.js';

/** Rows that follow from others: the way to a park, the usual program of a ship. */
const isDerived = ({ id, isUsual }: ItineraryRow): boolean =>
  isUsual === true || id.endsWith(' way') || id.startsWith('usual ');

interface PlacedRow {
  day: ItineraryDay;
  row: ItineraryRow;
}

const placeRows = ({ days }: ItineraryView): Map<string, PlacedRow> =>
  new Map(
    days.flatMap((day) =>
      day.rows.filter((row) => !isDerived(row)).map((row) => [row.id, { day, row }] as const),
    ),
  );
const shortDate = ({ label }: ItineraryDay): string => label.split(' · ')[0] ?? label;
const lowerWhen = (when: string): string => (/^(Any|This)/.test(when) ? when.toLowerCase() : when);

const sayMoved = (before: PlacedRow, { day, row }: PlacedRow): string[] => {
  const isOtherDay = before.day.date !== day.date;
  if (!isOtherDay && before.row.when === row.when) return [];
  const when = lowerWhen(row.when);
  if (isOtherDay) return [`${row.title} moved to ${shortDate(day)}, ${when}`];
  return [/^\d/.test(when) ? `${row.title} moved to ${when}` : `${row.title} is now ${when}`];
};

const compareRow = (before: PlacedRow, after: PlacedRow): string[] => {
  const { title } = after.row;
  const moved = sayMoved(before, after);
  const renamed = before.row.title === title ? [] : [`${before.row.title} is now ${title}`];
  const isDetailed =
    moved.length + renamed.length === 0 &&
    (before.row.facts !== after.row.facts || before.row.note !== after.row.note);
  return [...moved, ...renamed, ...(isDetailed ? [`${title}: details changed`] : [])];
};

const compareRows = (before: ItineraryView, after: ItineraryView): string[] => {
  const old = placeRows(before);
  const now = placeRows(after);
  const isDayIn = (view: ItineraryView, date: string) => view.days.some((day) => day.date === date);
  return [
    ...[...now].flatMap(([id, placed]) => {
      const known = old.get(id);
      if (known) return compareRow(known, placed);
      if (!isDayIn(before, placed.day.date)) return [];
      return [`New on ${shortDate(placed.day)}: ${placed.row.title}, ${lowerWhen(placed.row.when)}`];
    }),
    ...[...old].flatMap(([id, { row, day }]) =>
      now.has(id) || !isDayIn(after, day.date) ? [] : [`${row.title} on ${shortDate(day)} is off the plan`],
    ),
  ];
};

const compareWords = (day: string, before: string | null, after: string | null): string[] => {
  if (before === after) return [];
  if (after === null) return [`The note for ${day} is gone`];
  return [before === null ? `A note for ${day}` : `The note for ${day} changed`];
};

/** In an order of its own, because a database stores the properties of objects in another. */
const aroundRows = ({ label, hours, allAboard, remarks, rows }: ItineraryDay): string =>
  JSON.stringify([
    label,
    hours,
    allAboard,
    remarks,
    rows.filter(isDerived).map(({ id, when, title, facts, note }) => [id, when, title, facts, note]),
  ]);

const compareDays = (before: ItineraryView, after: ItineraryView): string[] => {
  const old = new Map(before.days.map((day) => [day.date, day]));
  const added = after.days.filter(({ date }) => !old.has(date));
  const gone = before.days.filter(({ date }) => !after.days.some((day) => day.date === date));
  if (before.days.length === 0 && added.length > 0) return ['Day by day is shown now'];
  if (after.days.length === 0 && gone.length > 0) return ['Day by day is no longer shown'];
  return [
    ...added.map((day) => `${shortDate(day)} is new: ${day.title}`),
    ...gone.map((day) => `${shortDate(day)} is no longer part of the trip`),
    ...after.days.flatMap((day) => {
      const known = old.get(day.date);
      if (!known) return [];
      const name = shortDate(day);
      if (known.title !== day.title)
        return [`${name} is now ${day.title}`, ...compareWords(name, known.words, day.words)];
      return [
        ...compareWords(name, known.words, day.words),
        ...(aroundRows(known) === aroundRows(day) ? [] : [`Hours or remarks of ${name} changed`]),
      ];
    }),
  ];
};

const compareLines = (
  title: string,
  before: readonly ItineraryLine[],
  after: readonly ItineraryLine[],
): string[] => {
  const old = new Map(before.map(({ id, text }) => [id, text]));
  return [
    ...after.flatMap(({ id, text }) => {
      const known = old.get(id);
      if (known === undefined) return [`New under “${title}”: ${text}`];
      return known === text ? [] : [`Changed under “${title}”: ${text}`];
    }),
    ...before.flatMap(({ id, text }) =>
      after.some((line) => line.id === id) ? [] : [`No longer under “${title}”: ${text}`],
    ),
  ];
};

const compareLists = (before: ItineraryView, after: ItineraryView): string[] => [
  ...after.lists.flatMap(({ key, title, lines }) => {
    const known = before.lists.find((list) => list.key === key);
    return known ? compareLines(title, known.lines, lines) : [`“${title}” is shown now`];
  }),
  ...before.lists.flatMap(({ key, title }) =>
    after.lists.some((list) => list.key === key) ? [] : [`“${title}” is no longer shown`],
  ),
];

/** Values are left out, because the list goes into emails. */
const compareNumbers = (before: ItineraryView, after: ItineraryView): string[] => [
  ...after.numbers.flatMap(({ id, title, value }) => {
    const known = before.numbers.find((number) => number.id === id);
    if (!known) return [`New number: ${title}`];
    return known.value === value && known.title === title ? [] : [`Another number: ${title}`];
  }),
  ...before.numbers.flatMap(({ id, title }) =>
    after.numbers.some((number) => number.id === id) ? [] : [`No longer there: ${title}`],
  ),
];

const compareCovers = (before: ItineraryCover | undefined, after: ItineraryCover | undefined): string[] => {
  if (!after) return before ? ['The cover is gone'] : [];
  if (!before) return ['It has a cover now'];
  if (before.drawing !== after.drawing || before.photoId !== after.photoId) return ['It has another cover'];
  return before.alt === after.alt ? [] : ['The description of the cover changed'];
};

const comparePacking = ({ packing: before }: ItineraryView, { packing: after }: ItineraryView): string[] => {
  if (before && after) return compareLines(PACKING_TITLE, before, after);
  if (before) return [`“${PACKING_TITLE}” is no longer shown`];
  return after ? [`“${PACKING_TITLE}” is shown now`] : [];
};

const compareHead = (before: ItineraryView, after: ItineraryView): string[] => [
  ...(before.title === after.title ? [] : [`The title is now “${after.title}”`]),
  ...(before.message === after.message ? [] : ['The words at the top changed']),
  ...(before.dates === after.dates ? [] : [`The dates are now ${after.dates}`]),
  ...compareCovers(before.cover, after.cover),
];

/** The differences, in sentences without a period; empty only when both show the same. */
export const listItineraryChanges = (before: ItineraryView, after: ItineraryView): string[] => [
  ...compareHead(before, after),
  ...compareDays(before, after),
  ...compareRows(before, after),
  ...compareLists(before, after),
  ...comparePacking(before, after),
  ...compareNumbers(before, after),
];

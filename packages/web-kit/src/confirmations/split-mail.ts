import type { ReadKind } from './confirmation';
import { readLabel } from './fields/label-rows';
import type { LabelName } from './fields/labels';
import { findExactName, isName, findRestaurantNamed } from './fields/names';
import { findNumbers } from './fields/numbers';
import { carCompanies } from './kinds/companies';
import type { MailContext } from './mail-part';
import { isAboutCanceling, isAboutOther } from './text/other-dates';

type Mark = 'name' | 'day' | 'number' | 'heading' | 'end';

const nameLabels: Partial<Record<ReadKind, readonly LabelName[]>> = {
  dining: ['restaurant'],
  hotel: ['hotel'],
  outing: ['outing'],
  tickets: ['tickets'],
  lane: ['outing'],
};
const dayLabels: Partial<Record<ReadKind, readonly LabelName[]>> = {
  hotel: ['checkIn'],
  transfer: ['pickUp'],
};
/** The two ways of a journey; an arrival and a departure are ways of a ride only. */
const way =
  /^(?:your )?(?:outbound|inbound|outward|return|returning|hinfahrt|rückfahrt|hinreise|rückreise|ida|vuelta|regreso|volta|aller|retour|andata|ritorno|heenreis|terugreis)(?: (?:journey|trip|transfer|ride|train|travel|service|sailing|ferry|shuttle))?(?:\s*[:–-].*|\s+(?:am|on|le|il|el)\s.*)?$/i;
const rideWay = /^(?:your )?(?:arrival|departure)(?: (?:transfer|ride|shuttle|service))?:?$/i;
const cabin =
  /^(?:your )?(?:state ?room|cabin|suite)\s*#?\s*(?:\d{1,2}|[A-F]|one|two|three)(?:\s*of\s*\d{1,2})?:?$/i;
const isCar = /\b(?:rental car|car rental|rent[- ]a[- ]car|car hire|vehicle class|car class)\b/i;
const isWay = (row: string, kind: ReadKind): boolean => {
  const [first = ''] = row.split('\t');
  if (kind === 'cruise') return cabin.test(first);
  if (kind === 'transfer') return way.test(first) || rideWay.test(first);
  return (kind === 'train' || kind === 'other') && way.test(first);
};
const heading =
  /^(?:reservation|booking|hotel|room|stay|table|tour|activity|excursion|item|order|transfer|car|ticket|lightning lane|ride)\s*#?\s*\d{1,2}\b(?:\s*of\s*\d{1,2})?:?$/i;

/** The value tells a second booking from a repeated one. */
const marksOf = (
  rows: readonly string[],
  at: number,
  kind: ReadKind,
  { names, values }: MailContext,
  numbers: readonly string[],
): [Mark, string][] => {
  const row = rows[at] ?? '';
  const isOneWay = isWay(row, kind) && !rows.some((each) => isCar.test(each) || carCompanies.test(each));
  const found: [Mark, string][] = isOneWay || heading.test(row) ? [['heading', row]] : [];
  if (isAboutOther(row) || isAboutCanceling(row)) return found;
  for (const cell of row.split('\t')) {
    const label = readLabel(cell);
    const isOf = (labels: readonly LabelName[] | undefined): boolean =>
      labels?.some((each) => label?.names.includes(each)) ?? false;
    const known =
      kind === 'dining'
        ? findRestaurantNamed(cell, names)
        : kind === 'hotel'
          ? findExactName(cell, names.hotel)
          : null;
    if (known !== null) found.push(['name', known]);
    else if (label && label.value !== '' && isOf(nameLabels[kind])) found.push(['name', label.value]);
    if (
      kind === 'lane' &&
      isName(cell) &&
      !label &&
      values.dates(cell).length + values.times(cell).length === 0 &&
      !/lightning|pass|book|confirm|party/i.test(cell) &&
      [0, 1, 2].some((n) => values.times(rows[at + n] ?? '').length > 0)
    )
      found.push(['name', cell]);
    const [day] = values.dates(cell);
    if (day && (kind === 'hotel' || kind === 'transfer' ? isOf(dayLabels[kind]) : !label || isOf(['day'])))
      found.push(['day', day.date + (values.times(cell)[0]?.time ?? '')]);
    const under = label?.value === '' ? (rows[at + 1] ?? '') : '';
    const number = numbers.find((value) => cell.includes(value) || (under !== '' && under.includes(value)));
    if (number !== undefined) found.push(['number', number]);
  }
  return found;
};

/** Kinds of which one mail may confirm several; flights have rules of their own. */
const several: readonly ReadKind[] = ['dining', 'hotel', 'outing', 'lane', 'transfer', 'tickets'];
/** Kinds of which only a heading shows that there are several: their days are those of one journey. */
const byHeadingOnly: readonly ReadKind[] = ['train', 'cruise', 'other'];

const cut = (rows: readonly string[], starts: readonly number[]): string[][] =>
  starts.map((start, n) => rows.slice(n === 0 ? 0 : start, starts[n + 1] ?? rows.length));

/** The ways of a journey; staterooms of a sailing stay together unless each has its own number. */
const splitAtHeadings = (rows: readonly string[], kind: ReadKind): string[][] => {
  const starts = [...rows.keys()].filter((at) => isWay(rows[at] ?? '', kind));
  const parts = starts.length < 2 ? [] : cut(rows, starts);
  const numbers = new Set(parts.flatMap((part) => findNumbers(part.slice(1))[0]?.value ?? []));
  const isSplit = kind === 'cruise' ? numbers.size === parts.length : parts.every((part) => part.length > 2);
  return parts.length > 1 && isSplit ? parts : [[...rows]];
};

/**
 * The rows of each booking of a mail: cut where what the first one begins with (its name, its day or its number) comes again with
 * another value. Only names and numbers show that there are several; days alone do not.
 */
export const splitMail = (rows: readonly string[], kind: ReadKind, context: MailContext): string[][] => {
  if (byHeadingOnly.includes(kind)) return splitAtHeadings(rows, kind);
  if (!several.includes(kind)) return [[...rows]];
  const numbers = findNumbers(rows).map(({ value }) => value);
  const marks = rows.flatMap((_, at) =>
    marksOf(rows, at, kind, context, numbers).map(([mark, value]) => ({ mark, value, at })),
  );
  const startsOf = (mark: Mark): number[] => {
    const own = marks.filter((each) => each.mark === mark);
    return own
      .filter(({ value }, n) => own.findIndex((each) => each.value === value) === n)
      .map(({ at }) => at);
  };
  const all = (['name', 'day', 'number', 'heading'] as const).map((mark) => startsOf(mark));
  const [byName = [], byDay = [], byNumber = [], byHeading = []] = all;
  const count =
    byHeading.length >= 2
      ? byHeading.length
      : Math.max(byName.length, Math.min(byNumber.length, Math.max(byDay.length, byName.length)));
  if (count < 2) return [[...rows]];
  // Two names of which only one has a day are one booking beside an advertisement.
  if (byHeading.length < 2 && byDay.length < 2 && byNumber.length < 2 && kind !== 'lane') return [[...rows]];
  const starts = [byHeading, byName, byDay, byNumber]
    .filter((each) => each.length === count)
    .sort(([one = 0], [other = 0]) => one - other)[0];
  if (!starts) return [[...rows]];
  return cut(rows, starts);
};

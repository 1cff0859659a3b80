import type { ReadBooking, TripDates } from './confirmation';
import { datesIn } from './dates';

type ReadMoney = Pick<ReadBooking, 'totalCents' | 'paidCents' | 'dueCents' | 'dueOn'>;

const amount = '[^$\\d\\n]{0,40}(?:US)?\\$\\s?(\\d[\\d,]*(?:\\.\\d{2})?)';
const amountAfter = (words: string) => new RegExp(`\\b(?:${words})\\b${amount}`, 'gi');
/** What is charged names the card, too: `Total charged to Visa ending 4411: $1,842.00`. */
const charged =
  /\b(?:total (?:paid|charged)|amount (?:paid|charged)|paid in full|charged to)\b[^$\n]{0,60}?(?:US)?\$\s?(\d[\d,]*(?:\.\d{2})?)/gi;

/** The more telling words first: a text may name the total of each night beside that of the stay. */
const totals = [
  ...[
    'grand total|trip total|order total|total (?:price|cost|amount|charges?|fare|stay|cruise fare|for stay|with tax(?:es)?|for all [a-z]+)',
    'total(?! (?:paid|charged))',
  ].map(amountAfter),
  charged,
];
const deposit = amountAfter('deposit(?: paid| received| amount)?|paid (?:to date|so far)|payments? received');
const dueLine = /\b(?:balance|final payment|amount due|remaining|due (?:by|on|at))\b/i;
const anyAmount = /(?:US)?\$\s?(\d[\d,]*(?:\.\d{2})?)/g;

const centsOf = (text: string): number => Math.round(Number(text.replaceAll(',', '')) * 100);

const distinct = (text: string, pattern: RegExp): number[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => centsOf(found))),
];

const only = (found: readonly number[]): number | null => (found.length === 1 ? (found[0] ?? null) : null);

/** A balance with its day, which may stand before its amount: `balance due by March 5 $2,449.12`. */
const readDue = (lines: readonly string[], trip: TripDates): Pick<ReadMoney, 'dueCents' | 'dueOn'> => {
  for (const [index, line] of lines.entries()) {
    const from = line.search(dueLine);
    if (from < 0) continue;
    const own = line.slice(from);
    const cents = [own, lines[index + 1] ?? ''].flatMap((text) =>
      [...text.matchAll(anyAmount)].map(([, found = '']) => centsOf(found)),
    )[0];
    if (!cents) continue;
    const days = [own, lines[index + 1] ?? ''].flatMap((text) => datesIn(text, trip));
    return { dueCents: cents, dueOn: days[0]?.date ?? null };
  }
  return { dueCents: null, dueOn: null };
};

/** The money of a text in cents. Null where it names none, or several that differ. */
export const readMoney = (lines: readonly string[], trip: TripDates): ReadMoney => {
  const text = lines.join('\n');
  const { dueCents, dueOn } = readDue(lines, trip);
  const ofDue = new Set(dueCents === null ? [] : [dueCents]);
  const found = totals.map((pattern) => distinct(text, pattern).filter((cents) => !ofDue.has(cents)));
  const totalCents = only(found.find((each) => each.length > 0) ?? []);
  const depositCents = only(distinct(text, deposit));
  const paidCents = depositCents ?? only(distinct(text, charged));
  if (totalCents === null) return { totalCents, paidCents: depositCents, dueCents, dueOn };
  // A balance says that the rest is paid.
  const rest = dueCents !== null && dueCents < totalCents ? totalCents - dueCents : null;
  return { totalCents, paidCents: paidCents ?? rest, dueCents, dueOn };
};

import { HotelTier } from '@landsea/contracts/catalogue';
import {
  LightningLanePlan,
  StateroomKind,
  type BudgetEstimate,
  type EstimateLine,
  type EstimateQuery,
  type Budget,
  type BudgetCategory,
  type BudgetLine,
} from '@landsea/contracts/money';
import { sumBudget } from '../money/budget-totals.js';
import { nameHotelTier, laneNames, stateroomNames } from './choice-names.js';

export type ChangedPart = 'family' | 'dates' | 'hotel' | 'ship' | 'trip';

/** Amounts are in cents. */
export interface EstimateChange {
  part: ChangedPart;
  changed: { line: BudgetLine; plannedCents: number; note: string | null }[];
  added: { line: EstimateLine; plannedCents: number }[];
  nowCents: number;
  differenceCents: number;
}

type Level = 'lowCents' | 'typicalCents' | 'highCents';
const levels: readonly Level[] = ['typicalCents', 'lowCents', 'highCents'];

/** `2 adults (10+) × 4 days on land`, without prices, which a later catalog may change. */
const countsOf = (basis: string | null): string =>
  (basis ?? '').split(/, (?:typically|about|a stateroom|\$)/u)[0] ?? '';

const numbersIn = (counts: string): number[] =>
  (counts.replace(/\(.*?\)|ages? \d+\+?|of \d+ to \d+|\d+ to (?=\d)/gu, '').match(/\d+/gu) ?? []).map(Number);

const estimatedLines = ({ lines }: Pick<Budget, 'lines'>): BudgetLine[] =>
  lines.filter(({ isEstimate, source, note }) => isEstimate === true && source === null && note !== null);

export const readBudgetChoices = (budget: Pick<Budget, 'lines'>): EstimateQuery => {
  const lines = estimatedLines(budget);
  const labels = new Set(lines.map(({ label }) => label));
  const has = (category: BudgetCategory) => budget.lines.some((line) => line.category === category);
  const rooms = [...labels].map((label) => label.replace(/^\d+ (.*)s$/u, '$1').toLowerCase());
  const stateroom = StateroomKind.options.find((kind) => rooms.includes(stateroomNames[kind].toLowerCase()));
  const lightningLane = LightningLanePlan.options.find((plan) => labels.has(laneNames[plan]));
  const hotelTier = HotelTier.options.find((tier) => labels.has(nameHotelTier(tier)));
  const hasTickets = has('park-tickets') || !has('snacks-sips');
  return {
    ...(stateroom && { stateroom }),
    ...(hotelTier && { hotelTier }),
    ...(lightningLane
      ? { lightningLane }
      : has('snacks-sips') && !has('lightning-lane')
        ? { lightningLane: 'none' }
        : {}),
    ...(hasTickets ? {} : { tickets: 'have' }),
  };
};

const levelOfBudget = (pairs: readonly (readonly [BudgetLine, EstimateLine])[]): Level => {
  const votes = (level: Level) => pairs.filter(([line, now]) => line.plannedCents === now[level]).length;
  return levels.toSorted((a, b) => votes(b) - votes(a))[0] ?? 'typicalCents';
};

/** Cents of rounding for each guest. */
const ROUNDING = 50;

const amountNow = (line: BudgetLine, now: EstimateLine, level: Level): number => {
  const [before, after] = [numbersIn(countsOf(line.note)), numbersIn(countsOf(now.basis))];
  const units = (numbers: readonly number[]) => numbers.reduce((product, each) => product * each, 1);
  if (line.category !== 'dining' || before.length !== 2 || after.length !== 2 || units(before) === 0)
    return now[level];
  const scaled = Math.round((line.plannedCents * units(after)) / units(before));
  return Math.abs(scaled - now[level]) <= ROUNDING ? now[level] : scaled;
};

const kindOf = (label: string): string => label.split(', ages')[0] ?? label;

const partOf = (
  renewed: readonly (readonly [BudgetLine, EstimateLine])[],
  gone: readonly BudgetLine[],
  added: readonly EstimateLine[],
): ChangedPart => {
  const moved = [...gone, ...added];
  const isByAge = moved.some(({ label }) => label.includes(', ages'));
  const counts = renewed.map(
    ([line, now]) => [line.category, numbersIn(countsOf(line.note)), numbersIn(countsOf(now.basis))] as const,
  );
  const isHotel = (category: BudgetCategory) =>
    category === 'resort-stay' || category === 'preboard-hotel-stay';
  if (isByAge || counts.some(([category, before, after]) => !isHotel(category) && before[0] !== after[0]))
    return 'family';
  if (moved.some(({ category }) => isHotel(category))) return 'hotel';
  if (moved.some(({ category }) => category === 'cruise-fare')) return 'ship';
  return counts.length > 0 ? 'dates' : 'trip';
};

/**
 * Undefined while the counts of people, nights and days are unchanged. Own amounts, and booked or paid lines,
 * stay.
 */
export const estimateChange = (budget: Budget, today: BudgetEstimate): EstimateChange | undefined => {
  const lines = estimatedLines(budget);
  const isSame = (line: BudgetLine, now: EstimateLine) =>
    line.category === now.category && line.label === now.label;
  const pairs = lines.flatMap((line) => {
    const now = today.lines.find((each) => isSame(line, each));
    return now ? [[line, now] as const] : [];
  });
  const renewed = pairs.filter(([line, now]) => countsOf(line.note) !== countsOf(now.basis));
  const gone = lines.filter((line) => !today.lines.some((now) => isSame(line, now)));
  const touched = new Set([...renewed.map(([line]) => line), ...gone].map(({ category }) => category));
  const added = today.lines.filter(
    (now) =>
      now.typicalCents > 0 &&
      !lines.some((line) => isSame(line, now)) &&
      (touched.has(now.category) ||
        lines.some((line) => line.category === now.category && kindOf(line.label) === kindOf(now.label))),
  );
  if (renewed.length + gone.length + added.length === 0) return undefined;
  const level = levelOfBudget(pairs.filter((pair) => !renewed.includes(pair)));
  // Fares depend on age, which the counts leave out.
  const fares = pairs.filter(
    ([line, now]) =>
      line.category === 'cruise-fare' &&
      line.bookedCents === 0 &&
      line.spentCents === 0 &&
      line.plannedCents !== now[level],
  );
  const changed = [
    ...[...new Set([...renewed, ...fares])].map(([line, now]) => ({
      line,
      plannedCents: amountNow(line, now, level),
      note: now.basis,
    })),
    ...gone.map((line) => ({ line, plannedCents: 0, note: null })),
  ];
  const plans = added.map((line) => ({ line, plannedCents: line[level] }));
  const then = budget.lines.map((line) => ({
    ...line,
    plannedCents: changed.find((each) => each.line.id === line.id)?.plannedCents ?? line.plannedCents,
  }));
  const more = plans.map(({ line, plannedCents }) => ({
    ...{ category: line.category, plannedCents, bookedCents: 0, spentCents: 0 },
    isEstimate: true,
  }));
  const nowCents = sumBudget([...then, ...more], budget.expenses).total.plannedCents;
  const before = sumBudget(budget.lines, budget.expenses).total.plannedCents;
  return {
    part: partOf(renewed, gone, added),
    changed,
    added: plans,
    nowCents,
    differenceCents: nowCents - before,
  };
};

import { getLeft, type BudgetAmounts } from '@landsea/rules/money';
import { formatWholeMoney } from './whole-money';

const toDollars = (cents: number) => Math.round(cents / 100) * 100;

/** Whole dollars that add up as they are read. */
export interface LeftLabels {
  amount: string;
  isOver: boolean;
  /** `$19,265 planned − $6,423 spent − $46 coming up`. */
  sum: string;
  /** `$12,842` of `$12,796 left + $46 coming up`. */
  toPay: string;
  toPaySum: string;
}

/** All pages compute the remaining money here, so that they agree. */
export const formatLeft = (amounts: BudgetAmounts): LeftLabels => {
  const exact = getLeft(amounts);
  const [planned, spent, upcoming, due] = [
    exact.plannedCents,
    exact.spentCents,
    exact.upcomingCents,
    exact.dueCents,
  ].map(toDollars) as [number, number, number, number];
  const left = planned - spent - upcoming - due;
  const less = [
    { cents: spent, name: 'spent' },
    { cents: due, name: 'booked, not paid yet' },
    { cents: upcoming, name: 'coming up' },
  ].filter(({ cents, name }) => cents !== 0 || name === 'spent');
  const toPay = [
    { cents: Math.max(0, left), name: 'left' },
    { cents: due, name: 'booked, not paid yet' },
    { cents: upcoming, name: 'coming up' },
  ].filter(({ cents }) => cents !== 0);
  return {
    amount: formatWholeMoney(Math.abs(left)),
    isOver: left < 0,
    sum: [
      `${formatWholeMoney(planned)} planned`,
      ...less.map(
        ({ cents, name }) => `${cents < 0 ? '+' : '−'} ${formatWholeMoney(Math.abs(cents))} ${name}`,
      ),
    ].join(' '),
    toPay: formatWholeMoney(toPay.reduce((sum, { cents }) => sum + cents, 0)),
    toPaySum: toPay.map(({ cents, name }) => `${formatWholeMoney(cents)} ${name}`).join(' + '),
  };
};

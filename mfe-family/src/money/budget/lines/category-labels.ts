import { sumChosen, type BudgetAmounts } from '@landsea/rules/money';
import type { BudgetLine } from '@landsea/contracts/money';
import { formatMoney } from '@landsea/web-kit';

const whole = (cents: number) => formatMoney(cents, { whole: true });

export const describeCategory = (lines: readonly BudgetLine[], amounts: BudgetAmounts): string => {
  const { plannedCents, bookedCents, spentCents, upcomingCents } = amounts;
  const { estimatedCents, chosenCents } = sumChosen(lines);
  // Booked items are chosen, too: the same sum twice says nothing.
  const isChosen = estimatedCents > 0 && chosenCents > bookedCents;
  if (plannedCents === 0 && bookedCents === 0 && spentCents === 0 && upcomingCents === 0) return '';
  return [
    estimatedCents > 0 ? `${whole(estimatedCents)} estimated` : `${whole(plannedCents)} planned`,
    isChosen && `about ${whole(chosenCents)} chosen`,
    bookedCents > 0 && `${whole(bookedCents)} booked`,
    `${whole(spentCents)} paid`,
    upcomingCents !== 0 && `${whole(upcomingCents)} coming up`,
  ]
    .filter(Boolean)
    .join(' · ');
};

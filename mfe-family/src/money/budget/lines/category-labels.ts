import { sumChosen, type BudgetAmounts } from '@landsea/rules/money';
import type { BudgetLine } from '@landsea/contracts/money';
import { formatWholeMoney } from '../../../trip-frame/money/whole-money';

export const describeCategory = (lines: readonly BudgetLine[], amounts: BudgetAmounts): string => {
  const { plannedCents, bookedCents, spentCents, upcomingCents } = amounts;
  const { estimatedCents, chosenCents } = sumChosen(lines);
  // Booked items are chosen, too: the same sum twice says nothing.
  const isChosen = estimatedCents > 0 && chosenCents > bookedCents;
  if (plannedCents === 0 && bookedCents === 0 && spentCents === 0 && upcomingCents === 0) return '';
  return [
    estimatedCents > 0
      ? `${formatWholeMoney(estimatedCents)} estimated`
      : `${formatWholeMoney(plannedCents)} planned`,
    isChosen && `about ${formatWholeMoney(chosenCents)} chosen`,
    bookedCents > 0 && `${formatWholeMoney(bookedCents)} booked`,
    `${formatWholeMoney(spentCents)} paid`,
    upcomingCents !== 0 && `${formatWholeMoney(upcomingCents)} coming up`,
  ]
    .filter(Boolean)
    .join(' · ');
};

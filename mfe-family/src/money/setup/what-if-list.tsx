import type { BudgetEstimate, EstimateQuery } from '@landsea/contracts/money';
import { Button } from '@landsea/ui/button';
import { formatMoney } from '@landsea/web-kit';
import { getCentsAt, type Level } from './setup-plan';

interface WhatIfListProps {
  estimate: BudgetEstimate;
  level: Level;
  onChoose: (change: EstimateQuery) => void;
}

const inWords = (difference: number): string => {
  if (difference === 0) return 'the same';
  const amount = formatMoney(Math.abs(difference), { whole: true });
  return difference < 0 ? `${amount} less` : `${amount} more`;
};

export function WhatIfList({ estimate, level, onChoose }: WhatIfListProps) {
  if (estimate.whatIf.length === 0) return null;
  const now = getCentsAt(estimate.total, level);
  return (
    <section aria-labelledby="what-if">
      <h2 id="what-if" className="font-display text-xl">
        What would it cost if …
      </h2>
      <ul className="mt-2 divide-y divide-hairline">
        {estimate.whatIf.map(({ id, label, change, total }) => {
          const difference = getCentsAt(total, level) - now;
          return (
            <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 py-1">
              <span>{label}</span>
              <span
                className={`text-right text-sm tabular-nums ${difference < 0 ? 'text-palm' : 'text-muted'}`}
              >
                {inWords(difference)}
              </span>
              <Button variant="quiet" size="sm" aria-label={`Use: ${label}`} onClick={() => onChoose(change)}>
                Use
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

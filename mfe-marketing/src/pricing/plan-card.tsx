import { Check } from 'lucide-react';
import type { Choice } from './own-choice';
import { PlanAction } from './plan-action';
import type { PricePlan } from './price-plans';

export function PlanCard({
  plan,
  choice,
  inFront,
  isChosen,
  leaveTo,
}: {
  plan: PricePlan;
  choice: Choice;
  inFront: boolean;
  isChosen: boolean;
  leaveTo: (url: string) => void;
}) {
  return (
    <li
      aria-current={isChosen || undefined}
      className={`flex flex-col gap-4 rounded-card border bg-surface p-6 ${inFront ? 'border-2 border-sea' : 'border-hairline'}`}
    >
      <div className="grid gap-1">
        <h2 className="font-sans text-base font-semibold tracking-normal text-muted">{plan.name}</h2>
        <p className="font-display text-2xl font-semibold text-ink tabular-nums">{plan.price}</p>
        <p className="text-sm text-muted lg:min-h-10">{plan.terms}</p>
      </div>
      <ul className="grid grow content-start gap-2">
        {plan.points.map((point) => (
          <li key={point} className="flex gap-2.5 text-base text-ink">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-palm" strokeWidth={1.75} />
            {point}
          </li>
        ))}
      </ul>
      {plan.note ? <p className="text-sm text-muted">{plan.note}</p> : null}
      <PlanAction
        id={plan.id}
        choice={choice}
        variant={inFront ? 'primary' : 'secondary'}
        chosen={isChosen}
        leaveTo={leaveTo}
      />
    </li>
  );
}

import type { PlanOutlook, TypicalFood } from '@landsea/rules/dining-plan';
import { Badge, type BadgeTone } from '@landsea/ui/badge';
import { formatMoney } from '@landsea/web-kit';
import type { DiningChoice } from './dining-choices';
import { planNames, formatSaving, describeTippingPoint, judgePlan, type Verdict } from './plan-verdict';

interface PlanCardsProps {
  outlooks: readonly PlanOutlook[];
  choice: DiningChoice;
  food: TypicalFood;
}

const labels: Record<Verdict, string> = { 'worth-it': 'Worth it', close: 'Close call', skip: 'Skip it' };
const tones: Record<Verdict, BadgeTone> = { 'worth-it': 'palm', close: 'sun', skip: 'neutral' };
const kinds = [
  { kind: 'quick', name: 'counter meals' },
  { kind: 'table', name: 'table meals' },
  { kind: 'snack', name: 'snacks' },
] as const;
const dollars = (cents: number): string => formatMoney(cents, { whole: true });

export function PlanCards({ outlooks, choice, food }: PlanCardsProps) {
  return (
    <section aria-labelledby="plans" className="grid gap-4">
      <h2 id="plans" className="text-2xl text-ink">
        Plan by plan
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {outlooks.map((outlook) => (
          <PlanCard key={outlook.plan} {...{ outlook, choice, food }} />
        ))}
      </ul>
    </section>
  );
}

function PlanCard({ outlook, choice, food }: Omit<PlanCardsProps, 'outlooks'> & { outlook: PlanOutlook }) {
  const { plan, costCents, coveredCents, restCents, savesCents, credits } = outlook;
  const verdict = judgePlan(outlook);
  const tipping = savesCents > 0 ? undefined : describeTippingPoint(plan, choice, food);
  const facts = [
    { name: 'The plan costs', cents: costCents },
    { name: 'It pays for food worth', cents: coveredCents },
    { name: 'You still pay', cents: restCents },
  ];
  return (
    <li className="grid content-start gap-4 rounded-card border border-hairline bg-surface p-4 sm:p-5">
      <div className="grid gap-1.5">
        <h3 className="flex flex-wrap items-center justify-between gap-2 text-xl text-ink">
          {planNames[plan]}
          <Badge tone={tones[verdict]} className="font-sans">
            {labels[verdict]}
          </Badge>
        </h3>
        <p className="text-base text-ink tabular-nums">{formatSaving(outlook)}</p>
      </div>
      <dl className="grid text-base tabular-nums">
        {facts.map(({ name, cents }) => (
          <div key={name} className="flex justify-between gap-4 border-b border-hairline py-2">
            <dt className="text-muted">{name}</dt>
            <dd className="text-ink">{dollars(cents)}</dd>
          </div>
        ))}
      </dl>
      <ul className="grid gap-1 text-sm text-muted tabular-nums">
        {kinds
          .filter(({ kind }) => credits.given[kind] > 0)
          .map(({ kind, name }) => (
            <li key={kind}>
              {credits.used[kind]} of {credits.given[kind]} credits for {name} used
            </li>
          ))}
      </ul>
      {savesCents > 0 ? null : (
        <p className="text-base text-ink">
          {tipping
            ? `It starts to pay with ${tipping}.`
            : 'More of the meals it covers would not make it pay.'}
        </p>
      )}
    </li>
  );
}

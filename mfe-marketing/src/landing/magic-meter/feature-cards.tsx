import { Tide } from '@landsea/ui/horizon/progress-tide';
import type { ReactNode } from 'react';
import { budgetCategoryNames } from '@landsea/contracts/money';
import { formatMoney } from '@landsea/web-kit';
import type { MagicMeterContent } from '../content/landing-content-schema';

const whole = (cents: number): string => formatMoney(cents, { whole: true });

/** Three things the product does, each shown by a small piece of itself. */
export function FeatureCards({ title, budget, timing, lightning }: MagicMeterContent['features']) {
  return (
    <section aria-labelledby="features" className="mx-auto grid max-w-page gap-6 px-5 pt-16 sm:pt-24">
      <h2 id="features" className="text-2xl text-ink sm:text-3xl">
        {title}
      </h2>
      <div className="grid gap-5 lg:grid-cols-[1.25fr_1fr_1fr]">
        <Feature title={budget.title} text={budget.text}>
          {budget.lines.map(({ category, plannedCents, spentCents }) => {
            const name = budgetCategoryNames[category];
            const amounts = `${whole(spentCents)} of ${whole(plannedCents)}`;
            return (
              <div key={category} className="grid gap-1">
                <div className="flex justify-between gap-3 text-sm tabular-nums">
                  <span className="font-semibold">{name}</span>
                  <span className="text-muted">{amounts}</span>
                </div>
                <Tide
                  label={`${name}: spent of planned`}
                  value={spentCents / plannedCents}
                  valueText={amounts}
                />
              </div>
            );
          })}
          <p className="text-sm text-muted">{budget.note}</p>
        </Feature>
        <Feature title={timing.title} text={timing.text}>
          <ol className="grid gap-3 border-l-2 border-sea pl-4">
            {timing.steps.map((step) => (
              <li key={step.when} className="grid">
                <span className="text-sm font-semibold text-sea tabular-nums">{step.when}</span>
                <span className="text-base">{step.what}</span>
              </li>
            ))}
          </ol>
          <p className="text-sm text-muted">{timing.note}</p>
        </Feature>
        <Feature title={lightning.title} text={lightning.text}>
          <dl className="grid gap-2 tabular-nums">
            {lightning.rides.map(({ ride, name, minutes, cents }) => (
              <div key={ride} className="grid border-b border-hairline pb-2 last:border-0">
                <dt className="text-base">{name}</dt>
                <dd className="flex justify-between gap-3 text-sm text-muted">
                  {minutes} min for {whole(cents)} a person
                  <span className="font-semibold text-palm">{formatMoney(cents / minutes)} a minute</span>
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-muted">{lightning.note}</p>
        </Feature>
      </div>
    </section>
  );
}

function Feature({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <article className="grid grid-rows-[1fr_auto] gap-6 rounded-card border border-hairline bg-surface p-6">
      <div className="grid content-start gap-3 text-ink">{children}</div>
      <div className="grid gap-1 border-t border-hairline pt-4">
        <h3 className="text-xl text-ink">{title}</h3>
        <p className="text-base text-muted">{text}</p>
      </div>
    </article>
  );
}

import { Horizon } from '@landsea/ui/horizon/horizon';
import type { PricingFocusContent } from '../content/landing-content-schema';

export function Steps({ title, items }: PricingFocusContent['steps']) {
  return (
    <section aria-labelledby="steps" className="mx-auto max-w-page px-5 pt-12 sm:pt-24">
      <h2 id="steps" className="text-2xl text-ink sm:text-3xl">
        {title}
      </h2>
      <Horizon size="slim" landDays={2} seaDays={2} progress={0.62} className="mt-4" />
      <ol className="grid gap-x-5 gap-y-4 pt-2 sm:grid-cols-2 sm:gap-y-6 lg:grid-cols-4">
        {items.map((step, index) => (
          <li key={step.title} className="grid grid-cols-[2rem_1fr] content-start sm:grid-cols-1 sm:gap-1">
            <span
              aria-hidden
              className="row-span-2 font-display text-2xl font-semibold text-sea tabular-nums"
            >
              {index + 1}
            </span>
            <h3 className="text-xl text-ink">{step.title}</h3>
            <p className="text-base text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { Tide } from '@landsea/ui/horizon/progress-tide';
import type { ReactNode } from 'react';
import { landingContent } from './landing-content';

/** Three things the product does, each shown by a small piece of itself. */
export function FeatureCards() {
  const { budget, timing, lightning } = landingContent.features;
  return (
    <section aria-labelledby="features" className="mx-auto grid max-w-page gap-6 px-5 pt-16 sm:pt-24">
      <h2 id="features" className="text-2xl text-ink sm:text-3xl">
        What it does all day
      </h2>
      <div className="grid gap-5 lg:grid-cols-[1.25fr_1fr_1fr]">
        <Feature title={budget.title} text={budget.text}>
          {budget.lines.map((line) => (
            <div key={line.name} className="grid gap-1">
              <div className="flex justify-between gap-3 text-sm tabular-nums">
                <span className="font-semibold">{line.name}</span>
                <span className={line.over ? 'text-berry' : 'text-muted'}>{line.words}</span>
              </div>
              <Tide
                label={`${line.name}: spent of planned`}
                value={line.spent}
                valueText={line.words}
                over={line.over}
              />
            </div>
          ))}
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
            {lightning.rides.map((ride) => (
              <div key={ride.name} className="grid border-b border-hairline pb-2 last:border-0">
                <dt className="text-base">{ride.name}</dt>
                <dd className="flex justify-between gap-3 text-sm text-muted">
                  {ride.minutes} min for ${ride.dollars} a person
                  <span className={ride.worth ? 'font-semibold text-palm' : 'font-semibold'}>
                    {ride.worth ? 'Worth it' : 'Stand by'}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
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

import { Countdown } from '@landsea/ui/countdown';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { CircleCheck, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { clientMarketingContent } from './client-marketing-content';

const { plan, wishes, messages, countdown } = clientMarketingContent.abilities;

export function ClientAbilities() {
  return (
    <section aria-labelledby="abilities" className="mx-auto grid max-w-page gap-6 px-5 pt-16 sm:pt-24">
      <h2 id="abilities" className="text-2xl text-ink sm:text-3xl">
        {clientMarketingContent.abilitiesTitle}
      </h2>
      <div className="grid gap-5 md:grid-cols-2">
        <Ability title={plan.title} text={plan.text}>
          <ol className="grid gap-2">
            {plan.days.map(({ day, what, tone }) => (
              <li
                key={day}
                className={`flex items-center gap-4 rounded-lg border-l-4 bg-paper px-4 py-2 ${tone === 'sea' ? 'border-sea' : 'border-palm'}`}
              >
                <span className="font-display text-xl font-semibold text-ink tabular-nums">{day}</span>
                <span className="text-base text-ink">{what}</span>
              </li>
            ))}
          </ol>
        </Ability>
        <Ability title={wishes.title} text={wishes.text}>
          <ul className="grid gap-2">
            {wishes.wishes.map(({ text, done }) => {
              const Icon = done ? CircleCheck : Star;
              return (
                <li
                  key={text}
                  className="flex items-center gap-3 border-b border-hairline pb-2 last:border-0"
                >
                  <Icon
                    aria-hidden
                    className={`size-5 shrink-0 ${done ? 'text-palm' : 'text-sea'}`}
                    strokeWidth={1.75}
                  />
                  <span className="grow text-base text-ink">{text}</span>
                  <span className="text-sm text-muted">{done ? 'Planned' : 'Wished'}</span>
                </li>
              );
            })}
          </ul>
        </Ability>
        <Ability title={messages.title} text={messages.text}>
          <ul className="grid gap-2">
            {messages.messages.map(({ from, text }) => (
              <li
                key={text}
                className={`grid max-w-[85%] rounded-card px-4 py-2 ${from === 'You' ? 'justify-self-end bg-sea-soft' : 'justify-self-start bg-paper'}`}
              >
                <span className="text-sm font-semibold text-muted">{from}</span>
                <span className="text-base text-ink">{text}</span>
              </li>
            ))}
          </ul>
        </Ability>
        <Ability title={countdown.title} text={countdown.text}>
          <div className="grid content-end gap-2">
            <Countdown parts={countdown.parts} />
            <Horizon progress={0.82} landDays={3} seaDays={4} size="slim" />
          </div>
        </Ability>
      </div>
    </section>
  );
}

function Ability({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <article className="grid grid-rows-[1fr_auto] gap-5 rounded-card border border-hairline bg-surface p-6">
      <div className="grid content-center">{children}</div>
      <div className="grid gap-1 border-t border-hairline pt-4">
        <h3 className="text-xl text-ink">{title}</h3>
        <p className="text-base text-muted">{text}</p>
      </div>
    </article>
  );
}

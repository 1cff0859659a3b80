import { Horizon } from '@landsea/ui/horizon/horizon';
import { formatMoney } from '@landsea/web-kit';
import type { StoryContent } from '../content/landing-content-schema';
import { describeDemoParty, walkDemo, type WalkDay } from './demo-walk';

export const WALK_ID = 'walk';

const walk = walkDemo();

export function StoryWalk({ title, text, days }: StoryContent['walk']) {
  const land = walk.filter(({ isAtSea }) => !isAtSea).length;
  return (
    <section id={WALK_ID} aria-labelledby="walk-title" className="mx-auto max-w-page px-5 pt-12 sm:pt-24">
      <div className="grid max-w-prose gap-2">
        <h2 id="walk-title" className="text-2xl text-ink sm:text-3xl">
          {title}
        </h2>
        <p className="text-base text-muted sm:text-lg">{text}</p>
        <p className="text-base text-ink">{describeDemoParty()}</p>
      </div>
      <Horizon size="slim" landDays={land} seaDays={walk.length - land} className="mt-6" />
      <ol className="grid gap-x-14 lg:grid-cols-2">
        {walk.map((day) => (
          <Day key={day.number} day={day} title={days[day.number - 1] ?? day.place} />
        ))}
      </ol>
    </section>
  );
}

function Day({ day, title }: { day: WalkDay; title: string }) {
  const { number, place, note, plans, isAtSea } = day;
  const tone = isAtSea ? 'text-sea' : 'text-palm';
  return (
    <li className="border-t border-hairline">
      <details className="group">
        <summary className="grid cursor-pointer grid-cols-[3rem_1fr] gap-x-3 py-3.5 sm:py-5">
          <span
            aria-hidden
            className={`font-display text-3xl leading-none font-semibold tabular-nums ${tone}`}
          >
            {number}
          </span>
          <div className="grid content-start gap-1 sm:gap-1.5">
            <p className={`flex items-baseline justify-between gap-3 text-sm font-semibold ${tone}`}>
              <span>{place}</span>
              <span className="text-sea">
                {plansText(day)}
                <span className="sr-only"> on day {number}</span>
                <span
                  aria-hidden
                  className="inline-block pl-2 text-xl leading-none font-normal group-open:rotate-45"
                >
                  +
                </span>
              </span>
            </p>
            <h3 className="text-xl leading-tight text-ink">{title}</h3>
            <p className="hidden text-base text-muted sm:block">{note}</p>
          </div>
        </summary>
        <div className="pb-4 pl-15">
          <p className="pb-2 text-base text-muted sm:hidden">{note}</p>
          <Plans plans={plans} />
        </div>
      </details>
    </li>
  );
}

const plansText = ({ plans }: WalkDay): string => {
  const cents = plans.reduce((sum, { costCents }) => sum + costCents, 0);
  const count = plans.length === 1 ? 'One plan' : `${plans.length > 0 ? String(plans.length) : 'No'} plans`;
  return cents > 0 ? `${count}, ${formatMoney(cents, { whole: true })}` : count;
};

function Plans({ plans }: Pick<WalkDay, 'plans'>) {
  return (
    <ul className="grid">
      {plans.map(({ time, title, costCents }) => (
        <li
          key={`${time ?? ''}${title}`}
          className="grid grid-cols-[5.5rem_1fr_auto] gap-x-3 border-t border-hairline py-1.5 text-base first:border-0"
        >
          <span className="text-muted tabular-nums">{time ?? 'Any time'}</span>
          <span className="text-ink">{title}</span>
          <span className="text-muted tabular-nums">
            {costCents > 0 ? formatMoney(costCents, { whole: true }) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

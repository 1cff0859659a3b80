import { formatMoney } from '@landsea/web-kit';
import type { StoryContent } from '../content/landing-content-schema';
import { sumDemoMoney } from './demo-walk';

const amounts = sumDemoMoney();
const total = amounts.reduce((sum, { cents }) => sum + cents, 0);
const most = Math.max(...amounts.map(({ cents }) => cents));

export function StoryMoney({ title, text }: StoryContent['walk']['money']) {
  return (
    <section
      aria-labelledby="money"
      className="mx-auto grid max-w-page items-start gap-x-14 gap-y-6 px-5 pt-12 sm:pt-16 lg:grid-cols-[1fr_1.4fr]"
    >
      <div className="grid gap-2">
        <h2 id="money" className="text-2xl text-ink sm:text-3xl">
          {title}
        </h2>
        <p className="text-base text-muted sm:text-lg">{text}</p>
        <p className="font-display text-4xl font-semibold text-ink tabular-nums">
          {formatMoney(total, { whole: true })}
        </p>
      </div>
      <dl className="grid">
        {amounts.map(({ category, cents }) => (
          <div
            key={category}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-t border-hairline py-1.5 sm:py-2 sm:grid-cols-[14rem_1fr_5rem]"
          >
            <dt className="text-base text-ink">{category}</dt>
            <dd className="order-last text-right text-base font-semibold text-ink tabular-nums sm:order-none sm:col-start-3">
              {formatMoney(cents, { whole: true })}
            </dd>
            <dd aria-hidden className="hidden h-2 sm:col-start-2 sm:row-start-1 sm:block">
              <svg width="100%" height="8" className="block">
                <rect width="100%" height="8" rx="4" fill="var(--sea-soft)" />
                <rect width={`${(cents / most) * 100}%`} height="8" rx="4" fill="var(--sea)" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

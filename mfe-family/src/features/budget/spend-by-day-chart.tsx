import { formatDate, formatMoney } from '@landsea/web-kit';
import type { SpendByDay } from './chart-data';

const whole = (cents: number) => formatMoney(cents, { whole: true });

/** A column for each day of the trip: what is planned for it behind what was spent on it. */
export function SpendByDayChart({ days, elsewhereCents }: SpendByDay) {
  const most = Math.max(1, ...days.map(({ plannedCents, spentCents }) => Math.max(plannedCents, spentCents)));
  const height = (cents: number) => `${String((cents / most) * 100)}%`;
  const isEmpty = days.every(({ plannedCents, spentCents }) => plannedCents === 0 && spentCents === 0);
  return (
    <section aria-labelledby="budget-days" className="min-w-0">
      <h2 id="budget-days" className="font-display text-xl">
        Spend by day
      </h2>
      <p aria-hidden className="flex gap-5 pt-1 pb-3 text-sm text-muted">
        <span className="flex items-center gap-2">
          <span className="size-3 rounded-sm border border-edge bg-sea-soft" /> planned
        </span>
        <span className="flex items-center gap-2">
          <span className="size-3 rounded-sm bg-sea" /> spent
        </span>
      </p>
      {isEmpty ? (
        <p className="text-muted">Give a line a day in its details, and the day rises here.</p>
      ) : (
        <div className="relative overflow-x-auto pb-1" role="region" aria-label="Days" tabIndex={0}>
          <ol className="flex items-stretch gap-1">
            {days.map(({ day, plannedCents, spentCents }) => {
              const [weekday = '', date = ''] = formatDate(day).split(', ');
              return (
                <li key={day} className="flex min-w-12 flex-1 flex-col text-center text-sm">
                  <span className="sr-only">
                    {`${formatDate(day)}: ${whole(spentCents)} spent, ${whole(plannedCents)} planned`}
                  </span>
                  <span aria-hidden className="pb-1 text-sm tabular-nums">
                    {spentCents > 0 ? whole(spentCents) : plannedCents > 0 ? whole(plannedCents) : ''}
                  </span>
                  <span aria-hidden className="relative mt-auto h-36 border-b border-edge">
                    <span
                      className="absolute inset-x-1.5 bottom-0 rounded-t-sm border border-b-0 border-edge bg-sea-soft"
                      style={{ height: height(plannedCents), opacity: plannedCents > 0 ? 1 : 0 }}
                    />
                    <span
                      className={`absolute inset-x-3 bottom-0 rounded-t-sm ${spentCents > plannedCents && plannedCents > 0 ? 'bg-berry' : 'bg-sea'}`}
                      style={{ height: height(spentCents) }}
                    />
                  </span>
                  <span aria-hidden className="pt-1 leading-tight text-muted">
                    {weekday}
                    <span className="block">{date}</span>
                  </span>
                </li>
              );
            })}
          </ol>
        </div>
      )}
      {elsewhereCents > 0 ? (
        <p className="pt-3 text-sm text-muted">{whole(elsewhereCents)} was spent on no day of the trip.</p>
      ) : null}
    </section>
  );
}

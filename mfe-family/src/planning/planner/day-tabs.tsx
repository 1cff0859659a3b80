import { dayTitle } from '@landsea/contracts/trip';
import type { TripDay } from '@landsea/contracts/trip';
import { formatDate } from '@landsea/web-kit';
import { useEffect, useRef } from 'react';
import { isSeaDay } from '../../trip/rules/land-and-sea';
import type { PlannerDay } from './planner-days';

interface DayTabsProps {
  days: readonly PlannerDay[];
  today: string;
  current: string | undefined;
  onChoose: (date: string) => void;
}

/** Where a day is spent in a word that fits under its dot: `Hollywood`, `Canaveral`, `At sea`. */
const shortTitle = (day: TripDay): string => {
  const [place = ''] = dayTitle(day).split(',');
  return place.length < 10 ? place : (place.replace(/^Port /, '').split(' ')[0] ?? place);
};

/** The days along the horizon: land above the line, sea below it. Leads to each of them. */
export function DayTabs({ days, today, current, onChoose }: DayTabsProps) {
  const row = useRef<HTMLUListElement>(null);
  // The chosen day stays in sight; the page itself does not move.
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-current="true"]')?.parentElement;
    if (!row.current || !tab) return;
    row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.clientWidth) / 2;
  }, [current]);
  return (
    <nav aria-label="Days" className="relative print:hidden">
      <span aria-hidden className="absolute inset-x-0 top-1/2 border-t border-ink/30" />
      <ul ref={row} className="relative flex overflow-x-auto">
        {days.map(({ day, items, conflicts }) => {
          const isSea = isSeaDay(day);
          const [weekday = '', date = ''] = formatDate(day.date).split(', ');
          const hasProblem = conflicts.some(({ severity }) => severity === 'problem');
          return (
            <li key={day.date} className="min-w-19 grow">
              <button
                type="button"
                aria-current={day.date === current}
                onClick={() => onChoose(day.date)}
                className={`group relative flex h-25 w-full cursor-pointer flex-col items-center rounded-lg px-1 text-sm leading-tight ${isSea ? 'justify-end' : 'justify-start'}`}
              >
                <span className="sr-only">
                  {`${formatDate(day.date)}, ${dayTitle(day)}, ${String(items.length)} planned${day.date === today ? ', today' : ''}`}
                </span>
                <span
                  aria-hidden
                  className="text-muted group-aria-current:font-semibold group-aria-current:text-ink"
                >
                  {weekday}
                </span>
                <span aria-hidden className="whitespace-nowrap tabular-nums group-aria-current:font-semibold">
                  {date}
                </span>
                <span
                  aria-hidden
                  className={`absolute top-1/2 size-3 -translate-y-1/2 rounded-full ring-4 ring-paper transition-transform group-hover:scale-125 group-aria-current:scale-150 ${
                    hasProblem ? 'bg-berry' : isSea ? 'bg-sea' : 'bg-sun'
                  } ${items.length === 0 ? 'opacity-50' : ''}`}
                />
                {day.date === today ? (
                  <span
                    aria-hidden
                    className={`absolute text-sm font-semibold text-coral ${isSea ? 'top-5' : 'bottom-5'}`}
                  >
                    Today
                  </span>
                ) : (
                  <span
                    aria-hidden
                    className={`absolute max-w-full truncate text-xs text-muted ${isSea ? 'top-5' : 'bottom-5'}`}
                  >
                    {shortTitle(day)}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

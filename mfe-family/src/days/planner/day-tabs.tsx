import { formatDayTitle } from '@landsea/rules/trip';
import { formatDate } from '@landsea/web-kit';
import { useEffect, useRef } from 'react';
import { isSeaDay } from '../../trip-frame/rules/land-and-sea';
import type { PlannerDay } from './planner-days';

interface DayTabsProps {
  days: readonly PlannerDay[];
  today: string;
  current: string | undefined;
  onChoose: (date: string) => void;
}

export function DayTabs({ days, today, current, onChoose }: DayTabsProps) {
  const row = useRef<HTMLUListElement>(null);
  // The chosen day scrolls into view; the page itself does not move.
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-current="true"]')?.parentElement;
    if (!row.current || !tab) return;
    row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.clientWidth) / 2;
  }, [current]);
  return (
    <nav aria-label="Days" className="relative print:hidden">
      <span aria-hidden className="absolute inset-x-0 top-1/2 border-t border-ink/30" />
      <ul ref={row} className="relative flex overflow-x-auto">
        {days.map(({ day, count, conflicts }) => {
          const isSea = isSeaDay(day);
          const [weekday = '', date = ''] = formatDate(day.date).split(', ');
          const hasProblem = conflicts.some(({ severity }) => severity === 'problem');
          return (
            <li key={day.date} className="min-w-22 grow">
              <button
                type="button"
                aria-current={day.date === current}
                onClick={() => onChoose(day.date)}
                className={`group relative flex h-14 w-full cursor-pointer flex-col items-center rounded-lg px-1 text-sm leading-tight ${isSea ? 'justify-end' : 'justify-start'}`}
              >
                <span className="whitespace-nowrap tabular-nums group-aria-current:font-semibold">
                  <span className="text-muted group-aria-current:text-ink">{weekday} </span>
                  {date}
                </span>
                <span
                  aria-hidden
                  className={`absolute top-1/2 size-3 -translate-y-1/2 rounded-full ring-3 ring-paper transition-transform group-hover:scale-125 group-aria-current:scale-150 ${
                    hasProblem ? 'bg-berry' : isSea ? 'bg-sea' : 'bg-sun'
                  } ${count === 0 ? 'opacity-50' : ''}`}
                />
                <span
                  className={`absolute inset-x-0.5 flex h-5 justify-center ${isSea ? 'top-0 items-end' : 'bottom-0 items-start'} ${day.date === today ? 'font-semibold text-coral' : 'text-muted'}`}
                >
                  <span className="line-clamp-1 text-center text-xs leading-[1.15]">
                    {day.date === today ? `Today ${formatDayTitle(day)}` : formatDayTitle(day)}
                  </span>
                </span>
                <span className="sr-only">
                  , {count} planned{hasProblem ? ', something does not fit' : ''}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

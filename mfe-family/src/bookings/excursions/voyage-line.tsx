import { formatDate } from '@landsea/web-kit';
import { Anchor, Luggage, Sailboat, Ship, TreePalm, Waves, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { CruiseDay } from './cruise-days';

const iconOf = ({ kind, port }: CruiseDay): LucideIcon => {
  if (kind === 'embarkation') return Ship;
  if (kind === 'debarkation') return Luggage;
  if (kind === 'sea') return Waves;
  if (port?.ownIsland) return TreePalm;
  return port?.dock === 'tender' ? Sailboat : Anchor;
};

function Water() {
  const wave = useId();
  return (
    <svg aria-hidden width="100%" className="absolute inset-x-0 top-12.5 h-24 mask-b-from-20% text-sea">
      <defs>
        <pattern id={wave} width="88" height="96" patternUnits="userSpaceOnUse">
          <path d="M0 4c15-4 29-4 44 0s29 4 44 0v92H0z" fill="currentColor" opacity="0.07" />
          <path d="M0 30c15 3 29 3 44 0s29-3 44 0v66H0z" fill="currentColor" opacity="0.05" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${wave})`} />
    </svg>
  );
}

interface VoyageLineProps {
  days: readonly CruiseDay[];
  selected: string;
  statusOf: (day: CruiseDay) => string;
  onSelect: (date: string) => void;
}

export function VoyageLine({ days, selected, statusOf, onSelect }: VoyageLineProps) {
  const name = useId();
  const line = useRef<HTMLDivElement>(null);
  const stop = useRef<HTMLLabelElement>(null);
  useEffect(() => {
    if (!line.current || !stop.current) return;
    line.current.scrollLeft =
      stop.current.offsetLeft - (line.current.clientWidth - stop.current.clientWidth) / 2;
  }, [selected]);
  return (
    <fieldset className="min-w-0 print:hidden">
      <legend className="sr-only">Day of the cruise</legend>
      <div ref={line} className="relative -mx-4 overflow-x-auto px-4 pb-2 sm:mx-0 sm:px-0">
        <div className="relative flex min-w-max sm:min-w-0">
          <span aria-hidden className="absolute inset-x-0 top-12 h-0.5 bg-sea" />
          <Water />
          {days.map((day) => {
            const Icon = iconOf(day);
            const isSelected = day.date === selected;
            return (
              <label
                key={day.date}
                ref={isSelected ? stop : undefined}
                className="group relative grid w-30 shrink-0 cursor-pointer justify-items-center gap-1 rounded-card px-1 pb-3 text-center has-focus-visible:outline-2 has-focus-visible:outline-sea content-start sm:w-auto sm:min-w-24 sm:grow sm:basis-0"
              >
                <input
                  type="radio"
                  name={name}
                  className="sr-only"
                  checked={isSelected}
                  onChange={() => onSelect(day.date)}
                />
                <span
                  className={`h-6 text-sm tabular-nums ${isSelected ? 'font-semibold text-ink' : 'text-muted'}`}
                >
                  {formatDate(day.date)}
                </span>
                <span
                  className={`grid size-10 place-items-center rounded-full border-2 transition-colors duration-150 ${
                    isSelected
                      ? 'border-sun bg-sun text-on-sun'
                      : 'border-sea bg-surface text-sea group-hover:bg-sea-soft'
                  }`}
                >
                  <Icon aria-hidden className="size-5" strokeWidth={1.75} />
                </span>
                <span
                  className={`line-clamp-2 text-sm leading-tight text-ink ${isSelected ? 'font-semibold' : ''}`}
                >
                  {day.place.split(/,| \(| at /)[0]}
                </span>
                <span className="text-sm text-muted">{statusOf(day)}</span>
              </label>
            );
          })}
        </div>
      </div>
    </fieldset>
  );
}

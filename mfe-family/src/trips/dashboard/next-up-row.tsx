import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface NextUpRowProps {
  dateTime: string;
  day: string;
  title: string;
  state: ReactNode;
  detail?: ReactNode;
  children: ReactNode;
}

export function NextUpRow({ dateTime, day, title, state, detail, children }: NextUpRowProps) {
  const [weekday, monthDay] = day.split(', ');
  return (
    <li className="border-t border-hairline first:border-t-0">
      <details className="group">
        <summary className="grid min-h-16 cursor-pointer list-none grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-3 py-2 [&::-webkit-details-marker]:hidden">
          <time dateTime={dateTime} className="grid leading-tight">
            <span className="text-sm text-muted">{weekday}</span>
            <span className="font-display text-lg leading-tight whitespace-nowrap tabular-nums">
              {monthDay}
            </span>
          </time>
          <div className="grid min-w-0 gap-0.5">
            <h3 className="truncate font-sans text-base leading-snug font-semibold tracking-normal group-open:whitespace-normal group-open:wrap-anywhere">
              {title}
            </h3>
            <span className="flex min-w-0 items-center gap-2 text-sm tabular-nums">
              <span className="shrink-0 whitespace-nowrap">{state}</span>
              <span className="min-w-0 truncate group-open:whitespace-normal empty:hidden">{detail}</span>
            </span>
          </div>
          <ChevronDown
            aria-hidden
            className="size-5 text-muted transition-transform group-open:rotate-180"
            strokeWidth={1.75}
          />
        </summary>
        <div className="grid gap-1 pb-3 text-sm wrap-anywhere text-muted sm:pl-21">{children}</div>
      </details>
    </li>
  );
}

import type { ListedWindow, WindowMoment } from '@landsea/rules/booking-windows';
import { getDateIn } from '@landsea/contracts/core';
import { Badge } from '@landsea/ui/badge';
import { formatDate } from '@landsea/web-kit';
import { leadText, formatMomentDate, formatMomentState, formatWindowTime } from './moment-labels';
import { windowIcons } from './window-icons';

interface MomentCardProps {
  moment: WindowMoment;
  arrive: string;
  now: Date | null;
  isNext: boolean;
}

export function MomentCard({ moment, arrive, now, isNext }: MomentCardProps) {
  const { date, month, day, weekday, year } = formatMomentDate(moment);
  const state = formatMomentState(moment, now);
  const [first] = moment.windows;
  if (!first) return null;
  return (
    <li className="grid grid-cols-[4.25rem_1fr] gap-x-4 break-inside-avoid sm:grid-cols-[6rem_1fr] sm:gap-x-6">
      <div className="relative grid justify-items-center">
        <span aria-hidden className="absolute inset-y-0 left-1/2 w-px bg-hairline" />
        <time
          dateTime={date}
          className={`relative grid h-fit w-full justify-items-center rounded-card border px-1 py-2 ${isNext ? 'border-sea bg-sea text-on-sea' : 'border-hairline bg-surface text-ink'}`}
        >
          <span className="text-sm font-semibold">{month}</span>
          <span className="font-display text-2xl leading-none font-semibold tabular-nums">{day}</span>
          <span className="pt-1 text-sm tabular-nums">
            {weekday} <span className="hidden sm:inline">{year}</span>
          </span>
        </time>
      </div>
      <div className="grid min-w-0 content-start gap-3 pb-8">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="text-sm text-muted tabular-nums">{leadText(moment, arrive)}</p>
          {state ? <Badge tone={isNext ? 'sea' : 'neutral'}>{state}</Badge> : null}
        </div>
        {moment.windows.map((listed) => (
          <WindowLine key={listed.window.id} listed={listed} />
        ))}
      </div>
    </li>
  );
}

function WindowLine({ listed: { window, until } }: { listed: ListedWindow }) {
  const Icon = windowIcons[window.kind];
  return (
    <article className="grid gap-1">
      <h3 className="flex gap-2 font-sans text-lg leading-snug font-semibold tracking-normal text-ink">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-sea" strokeWidth={1.75} />
        {window.title}
      </h3>
      <p className="text-base text-ink tabular-nums">{formatWindowTime(window)}</p>
      {until ? (
        <p className="text-base text-muted">
          Then one more day each morning, until {formatDate(getDateIn(new Date(until.opensAt)))}.
        </p>
      ) : null}
      {window.warning ? (
        <p className="border-l-4 border-sun pl-3 text-base text-ink">{window.warning}</p>
      ) : null}
      <details className="group text-base text-muted print:hidden">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 text-sm font-semibold text-sea">
          Why then?
        </summary>
        <p className="max-w-[65ch] pb-2">{window.rule}</p>
      </details>
      <p className="text-sm text-muted">{window.verify}.</p>
    </article>
  );
}

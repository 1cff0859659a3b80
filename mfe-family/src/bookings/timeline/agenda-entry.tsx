import { getDateIn } from '@landsea/contracts/core';
import type { BookingWindow, DayItem } from '@landsea/contracts/planning';
import { dayKindNames } from '@landsea/rules/trip';
import { Badge } from '@landsea/ui/badge';
import { formatDate } from '@landsea/web-kit';
import { Check, ShieldCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ItemIcon } from '../../catalogue/cards/item-icon';
import { getDueTone, formatDue } from '../../trip-frame/rules/task-due-labels';
import { WindowBadge } from '../../trip-bookings/windows/window-badge';
import { getReaderWindowTime, WindowClock } from '../../trip-bookings/windows/window-clock';
import type { TimelineItem } from './timeline-items';

const icon = { 'aria-hidden': true, className: 'size-4 shrink-0', strokeWidth: 1.75 } as const;

function State({ item, now }: { item: TimelineItem; now: Date }) {
  if (item.state === 'passed')
    return (
      <span className="inline-flex items-center gap-1 text-sm text-muted">
        <Check {...icon} />
        Passed
      </span>
    );
  if (item.kind === 'day') return item.state === 'open' ? <Badge tone="palm">Today</Badge> : null;
  if (item.kind === 'task') return <TaskState date={item.date} now={now} />;
  return <WindowBadge window={{ ...item.window, state: item.state }} now={now} />;
}

function TaskState({ date, now }: { date: string; now: Date }) {
  const today = getDateIn(now);
  return <Badge tone={getDueTone(date, today)}>{formatDue(date, today)}</Badge>;
}

function WindowWords({ item }: { item: Extract<TimelineItem, { kind: 'window' }> }) {
  const { window } = item;
  return (
    <>
      {window.warning ? (
        <p className="flex gap-2 rounded-lg bg-sun-soft px-3 py-2 text-sm">
          <TriangleAlert {...icon} className="mt-0.5 size-4 shrink-0" />
          {window.warning}
        </p>
      ) : null}
      <details className="text-sm text-muted print:[&::details-content]:[content-visibility:visible]">
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline print:hidden">
          Why this date?
        </summary>
        <p className="max-w-prose">{window.rule}</p>
        <p className="flex gap-1.5">
          <ShieldCheck {...icon} className="mt-0.5 size-4 shrink-0" />
          <span>
            {window.verify}
            <span className="print:hidden">
              {window.ownDate
                ? ' · the date is your own'
                : ` · rule checked ${formatDate(window.asOf)}, ${window.asOf.slice(0, 4)}`}
            </span>
          </span>
        </p>
      </details>
    </>
  );
}

function Mornings({ mornings, wanted }: { mornings: readonly BookingWindow[]; wanted: string | undefined }) {
  const later = mornings.slice(1);
  return (
    <details
      open={later.some(({ id }) => id === wanted)}
      className="text-sm print:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline print:hidden">
        Each of the {mornings.length} mornings
      </summary>
      <ol className="grid gap-1 pb-2 tabular-nums">
        {mornings.map((morning, index) => (
          <li key={morning.id} {...(index > 0 && { id: `entry-${morning.id}`, tabIndex: -1 })}>
            {getReaderWindowTime(morning).day}: {morning.title}
          </li>
        ))}
      </ol>
    </details>
  );
}

interface AgendaEntryProps {
  item: TimelineItem;
  now: Date;
  /** The id of the entry to show; it may be a later morning of this one. */
  wanted: string | undefined;
  /** Clocks are those of the booking's place. */
  clockText: (booked: DayItem) => string;
  to: string | undefined;
  actions?: ReactNode;
}

export function AgendaEntry({ item, now, wanted, clockText, to, actions }: AgendaEntryProps) {
  const time = item.kind === 'window' ? getReaderWindowTime(item.window) : undefined;
  const [weekday, monthDay] = (time?.day ?? formatDate(item.date)).split(', ');
  return (
    <li
      id={`entry-${item.id}`}
      tabIndex={-1}
      className="grid scroll-mt-24 grid-cols-1 gap-x-4 border-t border-hairline py-3 first:border-t-0 @min-[15rem]:grid-cols-[4.5rem_minmax(0,1fr)] @min-[36rem]:grid-cols-[5.5rem_minmax(0,1fr)] print:break-inside-avoid print:py-2"
    >
      <p className="grid content-start">
        <span className="text-sm text-muted">{weekday}</span>
        <span className="font-display text-lg whitespace-nowrap tabular-nums sm:text-xl">{monthDay}</span>
      </p>
      <div className="grid min-w-0 grid-cols-1 gap-1.5">
        <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
          {to ? (
            <Link to={to} className="-my-2 inline-block py-2 text-sea">
              {item.title}
            </Link>
          ) : (
            item.title
          )}
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
          {time ? <WindowClock time={time} /> : null}
          {item.kind === 'day' && item.title !== dayKindNames[item.day.kind] ? (
            <span className={item.side === 'sea' ? 'text-sea' : 'text-palm'}>
              {dayKindNames[item.day.kind]}
            </span>
          ) : null}
          <State item={item} now={now} />
        </p>
        {item.kind === 'window' && item.mornings ? (
          <Mornings mornings={item.mornings} wanted={wanted} />
        ) : null}
        {item.kind === 'window' ? <WindowWords item={item} /> : null}
        {item.kind === 'task' && item.task.notes ? (
          <p className="line-clamp-3 max-w-prose text-sm text-muted print:line-clamp-none">
            {item.task.notes}
          </p>
        ) : null}
        {item.kind === 'day' && item.day.note ? (
          <p className="line-clamp-3 max-w-prose text-sm text-muted print:line-clamp-none">{item.day.note}</p>
        ) : null}
        {item.kind === 'day' && item.booked.length > 0 ? (
          <ul aria-label="Booked" className="grid gap-0.5 text-sm">
            {item.booked.map((booked) => (
              <li key={booked.id} className="flex gap-2">
                <ItemIcon kind={booked.details.kind} className="mt-0.5 size-4 shrink-0 text-sea" />
                <span className="min-w-0 wrap-anywhere">
                  {[clockText(booked), booked.title].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        ) : null}
        {actions ? <div className="-ml-3 flex flex-wrap gap-1 print:hidden">{actions}</div> : null}
      </div>
    </li>
  );
}

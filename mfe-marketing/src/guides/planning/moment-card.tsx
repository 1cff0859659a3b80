import { isDueByDay, type BookingWindow, type WindowKind } from '@landsea/contracts/planning';
import type { ListedWindow, WindowMoment } from '@landsea/rules/booking-windows';
import { countDaysBetween, formatCount, getDateIn, timeIn } from '@landsea/contracts/core';
import { formatTimeOfDay, toMinute } from '@landsea/rules/trip';
import { Badge } from '@landsea/ui/badge';
import { formatCountdown, formatDate } from '@landsea/web-kit';
import {
  Anchor,
  BadgeCheck,
  CalendarX,
  ConciergeBell,
  CreditCard,
  Ticket,
  UtensilsCrossed,
  Zap,
  type LucideIcon,
} from 'lucide-react';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

interface MomentDate {
  date: string;
  month: string;
  day: string;
  weekday: string;
  year: string;
}

const formatMomentDate = ({ opensAt }: WindowMoment): MomentDate => {
  const date = getDateIn(new Date(opensAt));
  return {
    date,
    month: months[Number(date.slice(5, 7)) - 1] ?? '',
    day: String(Number(date.slice(8))),
    weekday: weekdays[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? '',
    year: date.slice(0, 4),
  };
};

const clock = (instant: string): string => formatTimeOfDay(toMinute(timeIn(new Date(instant))));

/** `From 6:00 AM Eastern, often from 5:45 AM, by phone from 7:00 AM`. */
const formatWindowTime = (window: BookingWindow): string => {
  if (isDueByDay(window)) return 'By the end of the day';
  const { opensAt, oftenFrom, phoneFrom } = window;
  return [
    `From ${clock(opensAt)} Eastern`,
    ...(oftenFrom ? [`often from ${clock(oftenFrom)}`] : []),
    ...(phoneFrom ? [`by phone from ${clock(phoneFrom)}`] : []),
  ].join(', ');
};

/** `60 days before you arrive`. */
const leadText = ({ opensAt }: WindowMoment, arrive: string): string => {
  const days = countDaysBetween(getDateIn(new Date(opensAt)), arrive);
  if (days === 0) return 'On the day you arrive';
  return days > 0
    ? `${formatCount(days, 'day')} before you arrive`
    : `${formatCount(-days, 'day')} after you arrive`;
};

const formatMomentState = ({ opensAt, windows }: WindowMoment, now: Date | null): string | null => {
  if (now === null) return null;
  if (now < new Date(opensAt)) return formatCountdown(opensAt, now);
  const isOver = windows.every(({ window }) => now >= new Date(window.closesAt));
  if (isOver) return 'Over';
  return windows.some(({ window }) => window.type === 'due') ? 'Due today' : 'Open now';
};

const windowIcons: Record<WindowKind, LucideIcon> = {
  dining: UtensilsCrossed,
  'multi-pass': Zap,
  'single-pass': Ticket,
  'cruise-activities': Anchor,
  concierge: ConciergeBell,
  'cruise-check-in': BadgeCheck,
  'final-payment': CreditCard,
  payment: CreditCard,
  cancellation: CalendarX,
  'booking-cancellation': CalendarX,
};

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

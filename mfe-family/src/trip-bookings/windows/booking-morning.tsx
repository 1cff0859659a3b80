import { PARKS_ZONE } from '@landsea/contracts/core';
import type { BookingWindow } from '@landsea/contracts/planning';
import { PageHeader } from '@landsea/ui/page-header';
import type { ReactNode } from 'react';
import { Page } from '../../trip-frame/page/page';
import { ReadOnlyNotice } from '../../trip-frame/access/read-only';
import { getWindowTime } from './window-time';

const two = (count: number): string => String(count).padStart(2, '0');

/** `2 d 04:05:09`; days are left out on the last one; undefined after the instant. */
const formatClockUntil = (instant: string, now: Date): string | undefined => {
  const seconds = Math.ceil((Date.parse(instant) - now.getTime()) / 1000);
  if (seconds <= 0) return undefined;
  const days = Math.floor(seconds / 86_400);
  const clock = [seconds % 86_400, seconds % 3600, seconds % 60] as const;
  const text = `${two(Math.floor(clock[0] / 3600))}:${two(Math.floor(clock[1] / 60))}:${two(clock[2])}`;
  return days > 0 ? `${days} d ${text}` : text;
};

interface BookingMorningProps {
  lead: string;
  breadcrumb: ReactNode;
  window: BookingWindow | undefined;
  now: Date;
  progress: string | null;
  children: ReactNode;
}

const earlyTime = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

export function BookingMorning({ lead, breadcrumb, window, now, progress, children }: BookingMorningProps) {
  const left = window && formatClockUntil(window.opensAt, now);
  const time = window && getWindowTime(window, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const opens = time && `${time.day} at ${time.place ?? ''}${time.reader ? `, ${time.reader} for you` : ''}`;
  return (
    <Page>
      <PageHeader
        title="Booking morning"
        lead={
          <>
            {opens ? <span className="block">{opens}</span> : null}
            {lead}
          </>
        }
        breadcrumb={breadcrumb}
      />
      <ReadOnlyNotice />
      {window ? (
        <div className="sticky top-(--header) z-10 -mx-4 flex items-baseline justify-between gap-4 border-b border-hairline bg-paper px-4 py-3 sm:mx-0 sm:px-0">
          <p
            className="font-display text-2xl whitespace-nowrap tabular-nums sm:text-3xl"
            role="timer"
            aria-label="Time until booking opens"
          >
            {left ?? 'Open now'}
          </p>
          <p className="text-right text-muted tabular-nums" aria-live="polite">
            {progress}
          </p>
        </div>
      ) : null}
      {left && window?.oftenFrom ? (
        <p className="pt-3 text-muted">
          Booking often opens a little early: try from{' '}
          {new Date(window.oftenFrom).toLocaleTimeString('en-US', {
            ...earlyTime,
            timeZone: window.clock?.timeZone ?? PARKS_ZONE,
          })}
          .
        </p>
      ) : null}
      <div className="pt-6">{children}</div>
    </Page>
  );
}

interface BookingRowProps {
  number: number;
  title: string;
  notes: readonly (string | undefined)[];
  isDone?: boolean;
  isNext: boolean;
  children: ReactNode;
}

export function BookingRow({ number, title, notes, isDone = false, isNext, children }: BookingRowProps) {
  const text = notes.filter(Boolean).join(' · ');
  return (
    <li className={`rounded-card border bg-surface p-4 ${isNext ? 'border-coral' : 'border-hairline'}`}>
      <p className={`text-lg wrap-anywhere ${isDone ? 'text-muted' : 'font-semibold'}`}>
        <span className="tabular-nums">{number}. </span>
        {title}
      </p>
      {text ? <p className="text-sm text-muted tabular-nums">{text}</p> : null}
      {children}
    </li>
  );
}

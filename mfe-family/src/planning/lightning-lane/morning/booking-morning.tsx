import type { BookingWindow } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { PageHeader } from '@landsea/ui/page-header';
import { formatDate } from '@landsea/web-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ReadOnlyNotice } from '../../../trip/page/read-only';
import { Page } from '../../../trip/page/page';
import { windowTime } from '../../../trip/windows/window-time';
import type { LanePlanner } from '../model/lane-planner';
import { morningOf } from './lane-morning';
import { clockUntil, nextLaneWindow } from '../model/lane-window';
import { MorningRow } from './morning-row';

interface BookingMorningProps {
  planner: LanePlanner;
  windows: readonly BookingWindow[];
  now: Date;
  /** The address of the board. */
  back: string;
}

/** 7:00 AM with one thumb: the time to the second, what to book first, and a large button for each. */
export function BookingMorning({ planner, windows, now, back }: BookingMorningProps) {
  const [openId, setOpenId] = useState<string>();
  const window = nextLaneWindow(windows, now);
  const days = window ? morningOf(planner, window) : [];
  const rows = days.flatMap((each) => each.rows);
  const done = rows.filter(({ isDone }) => isDone).length;
  const next = rows.find(({ isDone }) => !isDone);
  const left = window && clockUntil(window.opensAt, now);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const time = window && windowTime(window, zone);
  const lanes = (
    <Button asChild variant={rows.length === 0 ? 'primary' : 'secondary'}>
      <Link to={back}>Back to Lightning Lanes</Link>
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title="Booking morning"
        {...(time && {
          lead: `${time.day} at ${time.local ?? ''}${time.parks ? `, ${time.parks} at the parks` : ''}`,
        })}
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
            {rows.length > 0 ? `${String(done)} of ${String(rows.length)} booked` : null}
          </p>
        </div>
      ) : null}
      {rows.length === 0 ? (
        <div className="pt-6">
          <EmptyState
            title={window ? 'Nothing to book yet' : 'No booking morning ahead'}
            text={
              window
                ? 'Pick your rides first, and they wait here in the best order.'
                : 'Your booking date appears once the trip has park days ahead.'
            }
            action={lanes}
          />
        </div>
      ) : (
        <>
          {days.map(({ date, rows: ofDay }) => (
            <section key={date} aria-labelledby={`morning-${date}`} className="pt-6">
              <h2 id={`morning-${date}`} className="pb-2 font-display text-xl">
                {formatDate(date)}
              </h2>
              <ol className="grid gap-3">
                {ofDay.map((row) => (
                  <MorningRow
                    key={row.item.id}
                    planner={planner}
                    row={row}
                    number={rows.indexOf(row) + 1}
                    isNext={row === next}
                    isOpen={openId === row.item.id}
                    onOpen={(open) => setOpenId(open ? row.item.id : undefined)}
                  />
                ))}
              </ol>
            </section>
          ))}
          <div className="pt-8">{lanes}</div>
        </>
      )}
    </Page>
  );
}

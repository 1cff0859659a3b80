import type { BookingWindow } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { formatDate } from '@landsea/web-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Crumb } from '../../../trip-frame/page/crumb';
import { BookingMorning } from '../../../trip-bookings/windows/booking-morning';
import { findNextLaneWindow } from '../model/lane-window';
import type { LanePlanner } from '../model/lane-planner';
import { planMorning } from './lane-morning';
import { MorningRow } from './morning-row';

interface LaneBookingMorningProps {
  planner: LanePlanner;
  windows: readonly BookingWindow[];
  now: Date;
  back: string;
}

export function LaneBookingMorning({ planner, windows, now, back }: LaneBookingMorningProps) {
  const [openId, setOpenId] = useState<string>();
  const window = findNextLaneWindow(windows, now);
  const days = window ? planMorning(planner, window) : [];
  const rows = days.flatMap((each) => each.rows);
  const done = rows.filter(({ isDone }) => isDone).length;
  const next = rows.find(({ isDone }) => !isDone);
  const lanes = (
    <Button asChild variant={rows.length === 0 ? 'primary' : 'secondary'}>
      <Link to={back}>Back to Lightning Lanes</Link>
    </Button>
  );
  return (
    <BookingMorning
      lead="Open the official app, then book from the top."
      breadcrumb={<Crumb to={back}>Lightning Lanes</Crumb>}
      {...{ window, now }}
      progress={rows.length > 0 ? `${done} of ${rows.length} booked` : null}
    >
      {rows.length === 0 ? (
        <EmptyState
          title={window ? 'Nothing to book yet' : 'No booking morning ahead'}
          text={
            window
              ? 'Pick your rides first, and they wait here in the best order.'
              : 'Your booking date appears once the trip has park days ahead.'
          }
          action={lanes}
        />
      ) : (
        <div className="grid gap-6">
          {days.map(({ date, rows: ofDay }) => (
            <section key={date} aria-labelledby={`morning-${date}`}>
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
          <div>{lanes}</div>
        </div>
      )}
    </BookingMorning>
  );
}

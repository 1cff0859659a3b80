import { hopperNote } from '@landsea/contracts/day-plans';
import { itemName } from '@landsea/contracts/planning';
import type { DayItem } from '@landsea/contracts/planning';
import { dayKindNames, dayTitle, presenceLabel } from '@landsea/contracts/trip';
import type { PortClock, TripDetail } from '@landsea/contracts/trip';
import { formatDate, formatDateRange } from '@landsea/web-kit';
import { ItemIcon } from '../../../trip-page/items/item-icon';
import { itemClockText } from '../../../trip-page/clocks/clock-note';
import { whenText } from '../../../trip-page/items/item-labels';
import { peopleText } from '../../../trip-page/items/controls/people-chips';
import { AllAboard } from '../../../trip-page/items/day/all-aboard';
import { ParkHours } from '../../../trip-page/items/day/park-hours';
import { isSeaDay } from '../../../trip-page/rules/land-and-sea';
import type { PlannerDay } from '../planner-days';
import { printRows } from './print-rows';
import type { PrintRow } from './print-rows';

interface PrintPlanProps {
  trip: TripDetail;
  days: readonly PlannerDay[];
  wishes: readonly DayItem[];
  /** The ports whose clocks the times of a cruise are on. */
  ports: readonly PortClock[];
}

interface PrintItemProps {
  row: PrintRow;
  trip: TripDetail;
  ports: readonly PortClock[];
}

const rowClass =
  'grid break-inside-avoid grid-cols-[6.5rem_1.25rem_minmax(0,1fr)_1rem] items-start gap-x-2 border-b border-hairline py-1.5';

function PrintItem({ row: { item, facts, step }, trip, ports }: PrintItemProps) {
  const shown = [
    item.place,
    peopleText(trip.party, item.people),
    ...facts,
    item.confirmation ? `Confirmation ${item.confirmation}` : null,
  ];
  return (
    <>
      {step ? (
        <li className={rowClass}>
          <span className="text-right tabular-nums">{step.leave}</span>
          <span className="col-start-3">{step.text}</span>
        </li>
      ) : null}
      <li className={rowClass}>
        <span className="text-right tabular-nums">
          {item.time === null
            ? whenText(item).replace('Sometime this ', 'This ')
            : itemClockText(trip, item, ports)}
        </span>
        <ItemIcon kind={item.details.kind} className="mt-1 size-4" />
        <span>
          <strong className="wrap-anywhere">{itemName(item)}</strong>
          <span className="block text-sm text-muted">{shown.filter(Boolean).join(' · ')}</span>
          {item.note ? <span className="block text-sm whitespace-pre-line">{item.note}</span> : null}
        </span>
        <span aria-hidden className="mt-1 size-4 rounded-sm border border-edge" />
      </li>
    </>
  );
}

interface PrintDayProps {
  planned: PlannerDay;
  trip: TripDetail;
  ports: readonly PortClock[];
}

function PrintDay({ planned, trip, ports }: PrintDayProps) {
  const { day, items, parkDays } = planned;
  const title = dayTitle(day);
  const kind = dayKindNames[day.kind];
  return (
    <section className="break-inside-avoid pb-6">
      <div className={`border-b-4 pb-1 ${isSeaDay(day) ? 'border-sea' : 'border-sun'}`}>
        <p className="text-sm text-muted">
          {formatDate(day.date)}
          {kind === title ? '' : ` · ${kind}`}
        </p>
        <h2 className="font-display text-2xl">{title}</h2>
        <ParkHours parkDays={parkDays} className="text-sm" />
        <AllAboard {...{ trip, ports }} date={day.date} />
      </div>
      {presenceLabel(day) ? <p className="pt-2 text-sm">{presenceLabel(day)}</p> : null}
      {hopperNote(day.parks) ? <p className="pt-2 text-sm">{hopperNote(day.parks)}</p> : null}
      {day.note ? <p className="pt-2">{day.note}</p> : null}
      {items.length === 0 ? (
        <p className="pt-3 text-muted">{day.kind === 'rest' ? 'A free day.' : 'Nothing planned yet.'}</p>
      ) : null}
      <ul className="pt-1">
        {printRows(planned).map((row) => (
          <PrintItem key={row.item.id} {...{ row, trip, ports }} />
        ))}
      </ul>
    </section>
  );
}

/** The days for the fridge: each kept whole on its page, with a box to tick. On paper only. */
export function PrintPlan({ trip, days, wishes, ports }: PrintPlanProps) {
  return (
    <div className="hidden print:block">
      <header className="pb-4">
        <p className="font-display text-3xl">{trip.name}</p>
        <p className="text-muted">{formatDateRange(trip.startDate, trip.endDate)}</p>
        {trip.stays.map(({ hotelName, checkIn, checkOut }) => (
          <p key={`${hotelName} ${checkIn}`}>
            {hotelName}, {formatDate(checkIn)} to {formatDate(checkOut)}
          </p>
        ))}
        {trip.sailing ? (
          <p>
            {trip.sailing.ship}, sails {formatDate(trip.sailing.embarkationDate)}, {trip.sailing.nights}{' '}
            {trip.sailing.nights === 1 ? 'night' : 'nights'}
          </p>
        ) : null}
      </header>
      {days.map((planned) => (
        <PrintDay key={planned.day.date} {...{ planned, trip, ports }} />
      ))}
      {wishes.length > 0 ? (
        <section>
          <h2 className="border-b-4 border-hairline pb-1 font-display text-2xl">If there is time</h2>
          <ul className="columns-2 pt-2">
            {wishes.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className="pt-4 text-sm text-muted">
        Hours and times are typical. Verify them in the official app. Not affiliated with any park or cruise
        line.
      </p>
    </div>
  );
}

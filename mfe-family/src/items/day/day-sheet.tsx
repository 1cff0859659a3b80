import { findExtendedEveningOn, findPartyNightOn } from '@landsea/rules/day-plans';
import { dayKindNames, formatDayTitle } from '@landsea/rules/trip';
import type { DayEvening, TripDay } from '@landsea/contracts/trip';
import { Segmented } from '@landsea/ui/fields/segmented';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { formatDate } from '@landsea/web-kit';
import { useState } from 'react';
import { useGetParkCalendarQuery } from '../../catalogue/api/catalogue-api';
import { isSeaDay } from '../../trip-frame/rules/land-and-sea';
import { ItemTextField } from '../panel/item-text-field';
import type { DayChange } from '../queue/day-row';
import { ParkChips } from './park-chips';
import { SaveFailure } from '../queue/save-failure';
import { getFailureText, type DayItems } from '../queue/use-day-items';

interface DayEveningChoiceProps {
  day: TripDay;
  onChange: (evening: DayEvening | null) => void;
}

/** Party tickets, or Extended Evening Hours on the weekdays of the calendar. */
function DayEveningChoice({ day, onChange }: DayEveningChoiceProps) {
  const { data: calendar } = useGetParkCalendarQuery();
  if (!calendar) return null;
  const parties = day.parks.flatMap((park) => findPartyNightOn(park, day.date, calendar, 'party') ?? []);
  const hasExtended = day.parks.some((park) => findExtendedEveningOn(park, day.date, calendar));
  const choices = [
    ...(parties[0] ? [{ value: 'party' as const, label: `Tickets for ${parties[0].name}` }] : []),
    ...(hasExtended ? [{ value: 'extended' as const, label: 'Stay for Extended Evening Hours' }] : []),
  ];
  if (choices.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">In the evening</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={day.evening === value}
            onClick={() => onChange(day.evening === value ? null : value)}
            className="min-h-11 cursor-pointer rounded-full border border-edge bg-surface px-3.5 py-2 text-left text-sm font-medium hover:border-sea aria-pressed:border-sea aria-pressed:bg-sea aria-pressed:text-on-sea"
          >
            {label}
          </button>
        ))}
      </div>
      {hasExtended ? (
        <p className="text-sm text-muted">
          Two more hours for guests of Deluxe and Deluxe Villa hotels, on nights that change by the month.
          Verify yours in the official app.
        </p>
      ) : null}
    </fieldset>
  );
}

interface DayTimesProps {
  day: TripDay;
  /** Returns an error text. */
  onSave: (change: { arrivesAt?: string | null; leavesAt?: string | null }) => Promise<string | undefined>;
}

function DayTimes({ day, onSave }: DayTimesProps) {
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-3">
        <ItemTextField
          type="time"
          label="You arrive"
          value={day.arrivesAt ?? null}
          maxLength={5}
          onSave={(arrivesAt) => onSave({ arrivesAt })}
        />
        <ItemTextField
          type="time"
          label="You leave"
          value={day.leavesAt ?? null}
          maxLength={5}
          onSave={(leavesAt) => onSave({ leavesAt })}
        />
      </div>
      <p className="text-sm text-muted">
        At the park, on a day you fly in or out. Leave them empty for the whole day.
      </p>
    </div>
  );
}

const landKinds = ['park', 'rest', 'travel'] as const;

interface DaySheetProps {
  day: TripDay;
  dayItems: DayItems;
  onClose: () => void;
}

/** The sailing decides the kind of days aboard. */
export function DaySheet({ day, dayItems, onClose }: DaySheetProps) {
  const [failure, setFailure] = useState<string>();
  const save = async (change: DayChange) =>
    getFailureText(await dayItems.changeDay(day.date, change, { isForm: true }));
  /** A choice has no field for an error, so the sheet shows it. */
  const choose = async (change: DayChange) => setFailure(await save(change));
  const kind = landKinds.find((each) => each === day.kind);
  return (
    <Dialog open onOpenChange={onClose} title={formatDate(day.date)} description={formatDayTitle(day)}>
      <div className="grid gap-5">
        {isSeaDay(day) ? (
          <p className="text-muted">Your sailing decides this day. Change its ports in the trip details.</p>
        ) : (
          <>
            <Segmented
              showLabel
              label="Kind of day"
              options={landKinds.map((value) => ({ value, label: dayKindNames[value] }))}
              value={kind ?? 'park'}
              onValueChange={(next) => void choose({ kind: next, ...(next !== 'park' && { parks: [] }) })}
            />
            {day.kind === 'park' ? (
              <>
                <ParkChips
                  label="Parks (one, or two with a hopper)"
                  value={day.parks}
                  onChange={(parks) => void choose({ kind: 'park', parks })}
                />
                <DayTimes day={day} onSave={save} />
                <DayEveningChoice {...{ day }} onChange={(evening) => void choose({ evening })} />
              </>
            ) : null}
            <SaveFailure {...{ failure }} />
          </>
        )}
        <ItemTextField
          label="Note for the day"
          lines={2}
          value={day.note}
          maxLength={500}
          onSave={(note) => save({ note })}
        />
      </div>
    </Dialog>
  );
}

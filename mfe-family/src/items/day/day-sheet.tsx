import { dayKindNames, formatDayTitle } from '@landsea/rules/trip';
import type { TripDay } from '@landsea/contracts/trip';
import { Segmented } from '@landsea/ui/fields/segmented';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { formatDate } from '@landsea/web-kit';
import { useState } from 'react';
import { isSeaDay } from '../../trip-frame/rules/land-and-sea';
import { ItemTextField } from '../panel/item-text-field';
import type { DayChange } from '../queue/day-row';
import { DayEveningChoice } from './day-evening';
import { DayTimes } from './day-times';
import { ParkChips } from './park-chips';
import { SaveFailure } from '../queue/save-failure';
import { getFailureText, type DayItems } from '../queue/use-day-items';

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

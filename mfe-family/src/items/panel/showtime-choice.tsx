import { formatTimeOfDay, toClock } from '@landsea/rules/trip';
import { makeParkDay, showDay } from '@landsea/rules/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { RadioPill } from '@landsea/ui/fields/radio-pill';
import { useState } from 'react';
import { useCatalogueList, useGetParkCalendarQuery } from '../../catalogue/api/catalogue-api';

/** More showtimes are shown on request. */
const FIRST_TIMES = 8;

interface ShowtimeChoiceProps {
  item: Pick<DayItem, 'id' | 'date' | 'time' | 'catalogueId' | 'details'>;
  onChoose: (time: string) => void;
}

export function ShowtimeChoice({ item, onChoose }: ShowtimeChoiceProps) {
  const { id, date, time, catalogueId, details } = item;
  const mayBeShow = details.kind === 'show' || details.kind === 'attraction';
  const skip = date === null || catalogueId === null || !mayBeShow;
  const { entries } = useCatalogueList('shows', { skip });
  const { data: calendar } = useGetParkCalendarQuery(undefined, { skip });
  const [showsAll, setShowsAll] = useState(false);
  const show = skip ? undefined : entries?.find((entry) => entry.id === catalogueId);
  if (!show || !calendar || date === null) return null;
  const program = showDay(show, date, makeParkDay(show.park, date, calendar, { earlyEntry: false }));
  if (!program.runs) return <p className="text-sm">{program.reason}.</p>;
  if (program.starts.length === 0) return null;
  const shown = showsAll ? program.starts : program.starts.slice(0, FIRST_TIMES);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Usual showtimes that day</legend>
      <div className="flex flex-wrap gap-2">
        {shown.map((start) => (
          <RadioPill
            key={start}
            name={`showtime-${id}`}
            option={{ value: toClock(start), label: formatTimeOfDay(start) }}
            checked={time === toClock(start)}
            onChoose={onChoose}
            className="border border-edge bg-surface px-3.5 font-medium hover:border-sea"
          />
        ))}
        {shown.length < program.starts.length ? (
          <Button size="sm" variant="quiet" onClick={() => setShowsAll(true)}>
            All {program.starts.length} times
          </Button>
        ) : null}
      </div>
      {show.arriveBeforeMinutes > 0 ? (
        <p className="mt-1.5 text-sm text-muted">
          Be there about {show.arriveBeforeMinutes} minutes before. Verify the time in the official app.
        </p>
      ) : null}
    </fieldset>
  );
}

import { findExtendedEveningOn, findPartyNightOn } from '@landsea/rules/day-plans';
import type { DayEvening, TripDay } from '@landsea/contracts/trip';
import { useGetParkCalendarQuery } from '../../catalogue/api/catalogue-api';

interface DayEveningChoiceProps {
  day: TripDay;
  onChange: (evening: DayEvening | null) => void;
}

/** Party tickets, or Extended Evening Hours on the weekdays of the calendar. */
export function DayEveningChoice({ day, onChange }: DayEveningChoiceProps) {
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

import { parkNames, type CrowdLevel } from '@landsea/contracts/catalogue';
import { getCrowdLevel } from '@landsea/rules/day-plans';
import type { TripDay } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { formatDate } from '@landsea/web-kit';
import { useState } from 'react';
import { useGetParkCalendarQuery } from '../../catalogue/api/catalogue-api';
import { ParkChips } from '../../items/day/park-chips';

type DayChoice = Pick<TripDay, 'kind' | 'parks'>;

const crowdTexts: Record<CrowdLevel, string> = {
  low: 'Quiet day',
  typical: 'Average crowds',
  peak: 'Very busy',
};
const withoutPark = [
  { kind: 'rest', label: 'Rest day' },
  { kind: 'travel', label: 'Travel day' },
] as const;

const isOpen = ({ kind, parks }: DayChoice): boolean => kind === 'park' && parks.length === 0;

const choiceText = ({ kind, parks }: DayChoice): string =>
  withoutPark.find((each) => each.kind === kind)?.label ?? parks.map((park) => parkNames[park]).join(' + ');

interface ChooseParksProps {
  days: readonly TripDay[];
  onChoose: (date: string, choice: DayChoice, text: string) => void;
}

/** A row stays in place, so that no tap hits the next one. */
export function ChooseParks({ days, onChoose }: ChooseParksProps) {
  const { data: calendar } = useGetParkCalendarQuery();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [isDone, setDone] = useState(false);
  const fresh = days.filter((day) => isOpen(day) && !asked.includes(day.date));
  if (fresh.length > 0) {
    setAsked([...asked, ...fresh.map(({ date }) => date)]);
    setDone(false);
  }
  const rows = days.filter(({ date }) => asked.includes(date));
  const left = rows.filter(isOpen).length;
  if (rows.length === 0 || (isDone && left === 0)) return null;
  return (
    <section
      aria-labelledby="choose-parks"
      className="grid gap-3 rounded-card border border-hairline bg-surface p-4 print:hidden"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id="choose-parks" className="font-display text-xl">
            {left > 0 ? 'Pick a park for each day' : 'Every day has its park'}
          </h2>
          <p className="text-muted">One tap each. You can change your mind any time.</p>
        </div>
        {left === 0 ? <Button onClick={() => setDone(true)}>Done</Button> : null}
      </div>
      <ul className="grid gap-3">
        {rows.map((day) => {
          const { date, kind } = day;
          const choose = (choice: DayChoice) =>
            onChoose(date, choice, `${formatDate(date)}: ${choiceText(choice) || 'no park yet'}`);
          return (
            <li key={date} className="grid gap-2 sm:grid-cols-[8rem_minmax(0,1fr)] sm:items-center">
              <span className="font-semibold tabular-nums">
                {formatDate(date)}
                {calendar ? (
                  <span className="block text-sm font-normal text-muted">
                    {crowdTexts[getCrowdLevel(date, calendar)]}
                  </span>
                ) : null}
              </span>
              <div className="flex flex-wrap gap-2">
                <ParkChips
                  hideLabel
                  label={`Park on ${formatDate(date)}`}
                  value={day.parks}
                  onChange={(parks) => choose({ kind: 'park', parks })}
                />
                {withoutPark.map((each) => (
                  <button
                    key={each.kind}
                    type="button"
                    aria-pressed={kind === each.kind}
                    aria-label={`${each.label} on ${formatDate(date)}`}
                    onClick={() => choose({ kind: kind === each.kind ? 'park' : each.kind, parks: [] })}
                    className="min-h-11 cursor-pointer rounded-full border border-dashed border-edge px-3.5 text-sm text-muted hover:border-sea aria-pressed:border-solid aria-pressed:border-sea aria-pressed:bg-sea aria-pressed:text-on-sea"
                  >
                    {each.label}
                  </button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

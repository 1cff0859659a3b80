import { clockLabel, minuteOf } from '@landsea/contracts/day-plans';
import { demoDays, demoItems } from '@landsea/contracts/demo';
import { parkNames } from '@landsea/contracts/catalogue';
import { addDays } from '@landsea/contracts/core';
import { mobileFeaturesContent } from './mobile-features-content';

/** Any date does: the phone shows no date. */
const FIRST_DAY = '2027-02-06';
const SHOWN_DAY = 2;

const plans = demoItems(FIRST_DAY)
  .filter(({ date, time }) => date === addDays(FIRST_DAY, SHOWN_DAY - 1) && time)
  .toSorted((one, other) => (one.time ?? '').localeCompare(other.time ?? ''));
const [park] = demoDays[SHOWN_DAY - 1]?.parks ?? [];

/** A day of the demo trip on a phone, drawn with its real plans. */
export function PhonePicture() {
  const { label, bar } = mobileFeaturesContent.phone;
  return (
    <figure
      aria-label={label}
      className="mx-auto w-full max-w-80 rounded-[2.5rem] border-2 border-ink bg-ink p-2 shadow-float"
    >
      <div className="overflow-hidden rounded-[2rem] bg-paper">
        <div className="grid gap-0.5 px-5 pt-6 pb-3">
          <p className="text-sm font-semibold text-palm">Day {SHOWN_DAY}</p>
          <p className="font-display text-2xl font-semibold text-ink">{park ? parkNames[park] : ''}</p>
        </div>
        <ol className="grid px-5">
          {plans.map(({ id, time, title }, index) => (
            <li
              key={id}
              className={`grid grid-cols-[4.75rem_1fr] gap-x-2 border-t border-hairline py-2 text-sm ${index === 2 ? '-mx-5 border-transparent bg-sun-soft px-5' : ''}`}
            >
              <span className="text-muted tabular-nums">{time ? clockLabel(minuteOf(time)) : ''}</span>
              <span className="font-semibold text-ink">{title}</span>
            </li>
          ))}
        </ol>
        <p
          aria-hidden
          className="mt-3 grid grid-cols-4 border-t border-hairline bg-surface text-center text-sm"
        >
          {bar.map((place) => (
            <span
              key={place}
              className={`truncate py-3 ${place === 'Days' ? 'font-semibold text-sea' : 'text-muted'}`}
            >
              {place}
            </span>
          ))}
        </p>
      </div>
    </figure>
  );
}

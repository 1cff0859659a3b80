import { getFirstName } from '@landsea/contracts/core';
import type { PartyMember, TripDetail } from '@landsea/contracts/trip';
import { useCatalogueList } from '../../catalogue/api/catalogue-api';
import { explainCannotRide, getDrawnHeight, formatHeight } from './height-words';

/** The heights that most rides of the parks ask for, in inches. */
const GATES = [38, 40, 44, 48];
const LOWEST = 26;
const HIGHEST = 68;
const PX_PER_INCH = 6;
/** The room below the ruler for a name and up to two lines about the person. */
const WORDS_PX = 64;
/** Labels of close gates make room for each other. */
const labelShift: Partial<Record<number, string>> = { 38: '-10%', 40: '-90%' };
const ROOM = (HIGHEST - LOWEST) * PX_PER_INCH;

const inks = ['text-sea', 'text-coral', 'text-palm', 'text-berry'];

const risen = (inches: number): number =>
  (Math.min(HIGHEST, Math.max(LOWEST, inches)) - LOWEST) * PX_PER_INCH;

function Face({ isSmall, ink }: { isSmall: boolean; ink: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 40 44"
      className={`${isSmall ? 'w-8' : 'w-10'} ${ink}`}
      fill="var(--surface)"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M4 43c0-10 7-14 16-14s16 4 16 14" />
      <circle cx="20" cy="17" r="13" />
      <path d="M15 15v1M25 15v1M14 21c3 4 9 4 12 0" fill="none" />
      <path d="M8 13C9 3 31 3 32 13c-6-1-9-3-11-6-3 3-7 5-13 6z" fill="currentColor" stroke="none" />
    </svg>
  );
}

interface HeightRulerProps {
  people: readonly PartyMember[];
  trip: Pick<TripDetail, 'startDate'>;
  onEdit: (person: PartyMember) => void;
}

export function HeightRuler({ people, trip, onEdit }: HeightRulerProps) {
  const { entries } = useCatalogueList('attractions');
  const date = trip.startDate;
  const sentences = entries ? people.flatMap((person) => explainCannotRide(person, entries, date) ?? []) : [];
  return (
    <div className="rounded-card border border-hairline bg-surface p-4 sm:p-5 print:hidden">
      <div className="relative overflow-x-auto">
        <div className="relative min-w-fit" style={{ height: ROOM + WORDS_PX + 44 }}>
          {GATES.map((gate) => (
            <div
              key={gate}
              aria-hidden
              className="absolute inset-x-0 border-t border-dashed border-edge"
              style={{ bottom: risen(gate) + WORDS_PX }}
            >
              <span
                className="absolute left-0 bg-surface pr-1 text-xs leading-none whitespace-nowrap text-muted tabular-nums"
                style={{ transform: `translateY(${labelShift[gate] ?? '-50%'})` }}
              >
                {gate} in
              </span>
            </div>
          ))}
          <ul aria-label="Heights" className="absolute inset-y-0 right-0 left-9 flex justify-around">
            {people.map((person, index) => {
              const { inches, isKnown } = getDrawnHeight(person, date);
              const ink = inks[index % inks.length] ?? '';
              const label = formatHeight(person, date);
              return (
                <li key={person.id} className="flex h-full min-w-12 flex-1 justify-center">
                  <button
                    type="button"
                    onClick={() => onEdit(person)}
                    className="flex h-full w-full max-w-24 cursor-pointer flex-col items-center justify-end rounded-lg hover:bg-sea-soft"
                  >
                    <Face isSmall={inches < 50} ink={ink} />
                    <span
                      aria-hidden
                      className={`w-0 border-l-3 ${isKnown ? '' : 'border-dashed'} border-current ${ink}`}
                      style={{ height: Math.max(4, risen(inches) - 44) }}
                    />
                    <span className="grid h-16 w-full content-center text-center text-xs leading-tight sm:text-sm">
                      <span className="-mx-1 truncate font-semibold">{getFirstName(person)}</span>
                      <span className="text-xs text-muted tabular-nums">
                        {label || (
                          <>
                            {person.age}
                            <span className="sr-only">{person.age === 1 ? ' year' : ' years'}</span>
                          </>
                        )}
                      </span>
                      <span className="sr-only">, change</span>
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      {sentences.length > 0 ? (
        <ul className="grid gap-1 border-t border-hairline pt-3">
          {sentences.map((sentence) => (
            <li key={sentence} className="wrap-anywhere">
              {sentence}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

import type { HouseholdPerson } from '@landsea/contracts/agents';
import type { Hotel } from '@landsea/contracts/catalogue';
import { countDaysBetween } from '@landsea/contracts/core';
import type { TripDraft, WizardStep } from '@landsea/contracts/trip';
import { placeMatcher } from '@landsea/rules/catalogue';
import { chooseRooms } from '@landsea/rules/estimate';
import { Button } from '@landsea/ui/button';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { formatDate, formatDateRange } from '@landsea/web-kit';
import { useMemo, type ReactNode } from 'react';
import { toCm } from '../../trip-frame/people/height-fields';
import type { StepProps } from '../form/step-props';
import { listPorts, getSailing } from '../form/trip-draft';

const segmentsOf = (draft: TripDraft) => {
  const whole = countDaysBetween(draft.startDate, draft.endDate) + 1;
  if (draft.mode === 'parks') return [{ kind: 'land' as const, days: whole }];
  const { embarkationDate, nights } = getSailing(draft);
  const before = countDaysBetween(draft.startDate, embarkationDate);
  return [
    { kind: 'land' as const, days: before },
    { kind: 'sea' as const, days: nights + 1 },
    { kind: 'land' as const, days: whole - before - nights - 1 },
  ];
};

interface FactProps {
  title: string;
  step: WizardStep;
  onChange: (step: WizardStep) => void;
  children: ReactNode;
}

function Fact({ title, step, onChange, children }: FactProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-x-4 border-t border-hairline py-4 sm:grid-cols-[8rem_1fr_auto]">
      <dt className="font-semibold">{title}</dt>
      <dd className="col-span-2 row-start-2 grid min-w-0 gap-1 wrap-anywhere sm:col-span-1 sm:row-start-1 sm:col-start-2">
        {children}
      </dd>
      <dd className="-my-2.5">
        <Button variant="quiet" size="sm" aria-label={`Change: ${title}`} onClick={() => onChange(step)}>
          Change
        </Button>
      </dd>
    </div>
  );
}

/** `6 people usually need 2 rooms. Fits in one: family suite, up to 6 people.` */
const describeRooms = (party: TripDraft['party'], hotel: Hotel | null): string | undefined => {
  const { rooms, inOne } = chooseRooms(
    party.map(({ age }) => age),
    hotel ?? undefined,
  );
  if (rooms === 1) return undefined;
  const needed = `${party.length} people usually need ${rooms} rooms.`;
  return inOne ? `${needed} Fits in one: ${inOne.kind.toLowerCase()}, up to ${inOne.sleeps} people.` : needed;
};

interface ReviewStepProps extends StepProps {
  /** People of the client for whom an agent makes the trip; a traveler's key is their id. */
  household?: readonly HouseholdPerson[] | undefined;
}

export function ReviewStep({ draft, dispatch, catalogue, household = [] }: ReviewStepProps) {
  const goTo = (step: WizardStep) => dispatch({ type: 'went-to', step });
  const sailing = getSailing(draft);
  const hotelNamed = useMemo(() => placeMatcher(catalogue?.hotels ?? []), [catalogue]);
  const mobilityOf = (key: string) => household.find(({ id }) => id === key)?.details?.mobility;
  return (
    <div>
      <p className="font-display text-2xl wrap-anywhere">{draft.name}</p>
      <p className="text-muted tabular-nums">{formatDateRange(draft.startDate, draft.endDate)}</p>
      <Horizon segments={segmentsOf(draft)} progress={0} className="my-2" />
      <dl>
        <Fact title="Name and dates" step="trip" onChange={goTo}>
          <span className="tabular-nums">
            {formatDate(draft.startDate)} to {formatDate(draft.endDate)}
          </span>
        </Fact>
        <Fact title="Hotels" step="stays" onChange={goTo}>
          {draft.stays.length === 0 ? <span className="text-muted">None</span> : null}
          {draft.stays.map((stay) => (
            <span key={stay.key}>
              {stay.hotelName}
              <span className="block text-sm text-muted tabular-nums">
                {formatDate(stay.checkIn)} to {formatDate(stay.checkOut)},{' '}
                {stay.onSite ? 'on site' : 'off site'}
              </span>
              <span className="block text-sm text-muted">
                {describeRooms(draft.party, hotelNamed(stay.hotelName))}
              </span>
            </span>
          ))}
        </Fact>
        {draft.mode === 'parks' ? null : (
          <Fact title="Sailing" step="sailing" onChange={goTo}>
            <span>
              {sailing.ship}, {sailing.nights} {sailing.nights === 1 ? 'night' : 'nights'}
              {sailing.concierge ? ', concierge' : ''}
            </span>
            <span className="text-sm text-muted">
              {formatDate(sailing.embarkationDate)}: {listPorts(sailing).join(' · ')}
            </span>
          </Fact>
        )}
        <Fact title="Party" step="party" onChange={goTo}>
          {draft.party.map((person) => (
            <span key={person.key}>
              {person.name}, {person.isAgeAssumed ? 'adult, no age yet' : person.age}
              {person.heightInches === undefined
                ? ''
                : `, ${person.heightInches} in (${toCm(person.heightInches)} cm)`}
              {person.dietaryNotes ? <span className="block text-sm">{person.dietaryNotes}</span> : null}
              {mobilityOf(person.key) ? (
                <span className="block text-sm">Getting around: {mobilityOf(person.key)}</span>
              ) : null}
            </span>
          ))}
        </Fact>
      </dl>
    </div>
  );
}

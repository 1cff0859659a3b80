import type { LoyaltyLevel, Traveler } from '@landsea/contracts/trip';
import { Link } from 'react-router-dom';
import { EditorOnly } from '../../trip-frame/access/read-only';
import { PartyHeading } from '../../trip-frame/agent/party-heading';
import { formatYears } from '../../trip-frame/people/party';
import { dashboardHelp } from './dashboard-help';
import { Section } from './section';

const levelNames: Record<LoyaltyLevel, string> = {
  'first-time': 'first sailing',
  silver: 'Silver',
  gold: 'Gold',
  platinum: 'Platinum',
  pearl: 'Pearl',
};

const inks = [
  'bg-sea-soft text-sea',
  'bg-coral-soft text-coral',
  'bg-palm-soft text-palm',
  'bg-sun text-on-sun',
];

/** Only a child's age is shown. */
const ADULT = 18;
/** Trips made on one screen name people so. */
const unnamed = /^Traveler \d+$/;

const factsOf = (person: Traveler): string =>
  [
    person.age < ADULT ? formatYears(person.age) : '',
    person.heightInches ? `${person.heightInches} in tall` : '',
    person.loyaltyLevel ? levelNames[person.loyaltyLevel] : '',
    person.dietaryNotes ?? '',
  ]
    .filter(Boolean)
    .join(' · ');

export function PeopleSection({ tripId, party }: { tripId: string; party: Traveler[] }) {
  return (
    <Section
      help={dashboardHelp.people}
      aside={
        party.some(({ name }) => unnamed.test(name)) ? (
          <EditorOnly>
            <Link
              to={`/trip/${tripId}/family-hq`}
              className="inline-flex min-h-11 items-center text-sm font-semibold text-sea"
            >
              Add names and ages
            </Link>
          </EditorOnly>
        ) : undefined
      }
      title={<PartyHeading tripId={tripId} count={party.length} />}
    >
      <ul className="grid gap-1">
        {party.map((person, index) => (
          <li key={`${person.name}-${index}`} className="flex min-h-12 items-center gap-3">
            <span
              aria-hidden
              className={`grid size-10 shrink-0 place-items-center rounded-full font-display text-lg ${inks[index % inks.length] ?? ''}`}
            >
              {Array.from(person.name)[0]?.toUpperCase()}
            </span>
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{person.name}</span>
              <span className="block text-sm wrap-anywhere text-muted">{factsOf(person)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

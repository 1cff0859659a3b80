import { parkNames } from '@landsea/contracts/catalogue';
import type { PartyMember, TripDetail } from '@landsea/contracts/trip';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Footprints, Ruler, Ship, Ticket, Trash2, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { EditorOnly } from '../../trip-frame/access/read-only';
import { useCatalogueList } from '../../catalogue/api/catalogue-api';
import { paceNames } from '../../trip-frame/people/party';
import { describeAge, levelNames, findRideFacts, type HeightRide } from './person-facts';

const inks = [
  'bg-sea-soft text-sea',
  'bg-coral-soft text-coral',
  'bg-palm-soft text-palm',
  'bg-sun text-on-sun',
];

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <span aria-hidden className="mt-1 text-muted">
        {icon}
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

function RideList({ title, rides }: { title: string; rides: readonly HeightRide[] }) {
  if (rides.length === 0) return null;
  return (
    <div>
      <h4 className="font-semibold">{title}</h4>
      <ul className="text-muted">
        {rides.map(({ id, name, heightInches, park }) => (
          <li key={id}>
            {name}, {parkNames[park]} · {heightInches} in
          </li>
        ))}
      </ul>
    </div>
  );
}

function Rides({ heightInches, name }: { heightInches: number | undefined; name: string }) {
  const { entries } = useCatalogueList('attractions', { skip: heightInches === undefined });
  const rides = entries && findRideFacts(entries, heightInches);
  if (!rides) return null;
  const { can, cannot, next } = rides;
  const all = can.length + cannot.length;
  return (
    <details className="group print:hidden">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm font-semibold text-sea">
        {cannot.length === 0
          ? `Tall enough for all ${all} rides`
          : `Tall enough for ${can.length} of ${all} rides`}
        <span className="sr-only"> with a height requirement: {name}</span>
      </summary>
      <div className="grid gap-3 pb-2 text-sm">
        {next ? <p>{next}.</p> : null}
        <RideList title="Not yet" rides={cannot} />
        <RideList title="May ride" rides={can} />
        <p className="text-muted">As of {[...can, ...cannot][0]?.asOf}. Verify in the official app.</p>
      </div>
    </details>
  );
}

interface PersonCardProps {
  person: PartyMember;
  trip: TripDetail;
  index: number;
  onEdit: () => void;
  onRemove: () => void;
}

export function PersonCard({ person, trip, index, onEdit, onRemove }: PersonCardProps) {
  const { age, ticket, birthday } = describeAge(person, trip);
  const icon = { className: 'size-4', strokeWidth: 1.75 };
  return (
    <li className="grid content-start gap-3 border-t border-hairline py-5 break-inside-avoid">
      <div className="flex items-center gap-3">
        <span
          aria-hidden
          className={`grid size-12 shrink-0 place-items-center rounded-full font-display text-xl ${inks[index % inks.length] ?? ''}`}
        >
          {Array.from(person.name)[0]?.toUpperCase()}
        </span>
        <div className="min-w-0 grow">
          <h3 className="font-display text-xl wrap-anywhere">{person.name}</h3>
          <p className="flex flex-wrap items-center gap-x-2 text-muted">
            {age}
            {birthday ? <Badge tone="sun">{birthday}</Badge> : null}
          </p>
        </div>
      </div>
      <ul className="grid gap-1.5">
        <Fact icon={<Ticket {...icon} />}>{ticket}</Fact>
        {person.dietaryNotes ? <Fact icon={<Utensils {...icon} />}>{person.dietaryNotes}</Fact> : null}
        {person.loyaltyLevel ? (
          <Fact icon={<Ship {...icon} />}>{levelNames[person.loyaltyLevel]}</Fact>
        ) : null}
        {person.pace ? <Fact icon={<Footprints {...icon} />}>{paceNames[person.pace]}</Fact> : null}
        {person.heightInches ? (
          <Fact icon={<Ruler {...icon} />}>{person.heightInches} inches tall</Fact>
        ) : null}
      </ul>
      <Rides heightInches={person.heightInches} name={person.name} />
      <EditorOnly>
        <div className="flex gap-2 print:hidden">
          <Button size="sm" onClick={onEdit}>
            Edit<span className="sr-only"> {person.name}</span>
          </Button>
          <Button
            size="sm"
            variant="quiet"
            icon={<Trash2 aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={onRemove}
          >
            Remove<span className="sr-only"> {person.name}</span>
          </Button>
        </div>
      </EditorOnly>
    </li>
  );
}

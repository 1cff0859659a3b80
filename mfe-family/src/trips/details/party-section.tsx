import { formatCount } from '@landsea/contracts/core';
import type { Traveler } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PartyHeading } from '../../trip-frame/agent/party-heading';
import { DetailSection } from './detail-section';

const plural = (count: number, one: string, many: string) =>
  count === 0 ? '' : formatCount(count, one, many);

/** Under 3 is free, 3 to 9 a child, 10 and over an adult (domain.md, P1). */
const countsOf = (party: readonly Traveler[]): string => {
  const aged = (from: number, to: number) => party.filter(({ age }) => age >= from && age <= to).length;
  return [
    plural(aged(10, 120), 'adult ticket', 'adult tickets'),
    plural(aged(3, 9), 'child ticket', 'child tickets'),
    plural(aged(0, 2), 'free under 3', 'free under 3'),
  ]
    .filter(Boolean)
    .join(' · ');
};

export function PartySection({ tripId, party }: { tripId: string; party: Traveler[] }) {
  const needs = party.filter(({ dietaryNotes }) => dietaryNotes);
  return (
    <DetailSection
      title="Who travels"
      heading={<PartyHeading tripId={tripId} count={party.length} />}
      aside={
        <Button asChild variant="quiet" size="sm" className="-my-2 -mr-[12px] print:hidden">
          <Link to={`/trip/${tripId}/family-hq`}>
            Family HQ
            <ArrowRight aria-hidden className="size-4" strokeWidth={1.75} />
          </Link>
        </Button>
      }
    >
      <p className="wrap-anywhere">
        {party.map(({ name, age }, index) => (
          <span key={`${name}-${index}`}>
            {index > 0 ? ', ' : ''}
            <bdi>{name}</bdi> <span className="text-muted tabular-nums">({age})</span>
          </span>
        ))}
      </p>
      <p className="pt-1 text-muted tabular-nums">{countsOf(party)}</p>
      {needs.length > 0 ? (
        <ul className="pt-1 text-sm text-muted">
          {needs.map(({ name, dietaryNotes }, index) => (
            <li key={`${name}-${index}`} className="wrap-anywhere">
              <bdi>{name}</bdi>: <bdi>{dietaryNotes}</bdi>
            </li>
          ))}
        </ul>
      ) : null}
    </DetailSection>
  );
}

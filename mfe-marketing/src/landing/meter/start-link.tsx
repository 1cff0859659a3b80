import { tripIdeaQuery, type TripIdea } from '@landsea/contracts/trip';
import { rememberDestination } from '@landsea/web-kit';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { firstIdea } from './magic-meter';

interface StartLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  idea: TripIdea;
  /** What the meter reads for it; left out where the page shows no meter. */
  totalCents?: number;
  to?: '/auth' | '/auth/signup';
}

/** Leads to sign-up and from there, through Google too, to the new trip with what the visitor chose. */
export function StartLink({ idea, totalCents, to = '/auth/signup', ...rest }: StartLinkProps) {
  return (
    <Link
      {...rest}
      to={to}
      data-held
      onClick={() => {
        // Where the meter starts is nobody's choice.
        if (idea === firstIdea) return;
        const meterDollars = totalCents === undefined ? undefined : Math.round(totalCents / 100);
        rememberDestination(`/create-trip?${tripIdeaQuery({ ...idea, meterDollars })}`);
      }}
    />
  );
}

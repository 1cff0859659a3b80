import { toTripIdeaQuery } from '@landsea/rules/trip';
import type { TripIdea } from '@landsea/contracts/trip';
import { rememberDestination } from '@landsea/web-kit';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { firstIdea } from './magic-meter';

interface StartLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  idea: TripIdea;
  totalCents?: number;
  to?: '/auth' | '/auth/signup';
}

/** Sign-up, also through Google, leads on to the new trip with the visitor's choices. */
export function StartLink({ idea, totalCents, to = '/auth/signup', ...rest }: StartLinkProps) {
  return (
    <Link
      {...rest}
      to={to}
      data-held
      onClick={() => {
        // The meter's default is nobody's choice.
        if (idea === firstIdea) return;
        const meterDollars = totalCents === undefined ? undefined : Math.round(totalCents / 100);
        rememberDestination(`/create-trip?${toTripIdeaQuery({ ...idea, meterDollars })}`);
      }}
    />
  );
}

import { tripIdeaQuery, type TripIdea } from '@landsea/contracts/trip';
import { rememberDestination } from '@landsea/web-kit';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { firstIdea } from './magic-meter';

interface StartLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  idea: TripIdea;
  to?: '/auth' | '/auth/signup';
}

/** Leads to sign-up and from there, through Google too, into the trip wizard with what the visitor chose. */
export function StartLink({ idea, to = '/auth/signup', ...rest }: StartLinkProps) {
  return (
    <Link
      {...rest}
      to={to}
      data-held
      onClick={() => {
        // Where the meter starts is nobody's choice.
        if (idea !== firstIdea) rememberDestination(`/create-trip?${tripIdeaQuery(idea)}`);
      }}
    />
  );
}

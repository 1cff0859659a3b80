import { toTripIdeaQuery } from '@landsea/rules/trip';
import type { TripIdea } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { rememberDestination, useSession } from '@landsea/web-kit';
import { Link } from 'react-router-dom';

/** The choices go into the wizard, at once or after signing up. */
export function PlanButton({ idea }: { idea?: TripIdea | undefined }) {
  const { user } = useSession();
  const wizard = idea ? `/create-trip?${toTripIdeaQuery(idea)}` : '/create-trip';
  return (
    <Button asChild variant="primary" size="lg" className="w-full sm:w-fit">
      {user ? (
        <Link to={wizard}>Plan this trip</Link>
      ) : (
        <Link to="/auth/signup" data-held onClick={() => rememberDestination(wizard)}>
          Plan this trip, free
        </Link>
      )}
    </Button>
  );
}

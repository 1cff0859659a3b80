import type { Arrival } from '@landsea/contracts/booking-windows';
import { tripIdeaBounds, tripIdeaQuery } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { rememberDestination, useSession } from '@landsea/web-kit';
import { Link } from 'react-router-dom';

/** A family of four, until it says who comes. */
const USUAL_PEOPLE = 4;

/** The wizard with these dates; it takes no more nights than the Magic Meter offers. */
const wizardAddress = ({ mode, nights, sea, arrive }: Arrival): string => {
  const { parkDays, seaNights } = tripIdeaBounds;
  const idea = {
    mode,
    parkDays: Math.min(nights, parkDays.max),
    seaNights: Math.min(sea, seaNights.max),
    people: USUAL_PEOPLE,
    firstDay: arrive,
  };
  return `/create-trip?${tripIdeaQuery(idea)}`;
};

/** Takes the dates along into the wizard: at once, or after signing up. */
export function PlanButton({ arrival }: { arrival: Arrival }) {
  const { user } = useSession();
  const wizard = wizardAddress(arrival);
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

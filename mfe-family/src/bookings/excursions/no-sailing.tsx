import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { Link } from 'react-router-dom';
import { Crumb } from '../../trip-frame/page/crumb';
import { Page } from '../../trip-frame/page/page';
import { Island } from '../../trip-frame/page/scenes';

export function NoSailing({ trip }: { trip: TripDetail }) {
  return (
    <Page>
      <div className="grid gap-4 pt-6 sm:pt-10">
        <Crumb to={`/trip/${trip.id}/dashboard`}>{trip.name}</Crumb>
        <EmptyState
          isPage
          art={<Island />}
          title="This trip has no sailing yet"
          text="Add your ship and ports, and you can compare outings for every stop."
          action={
            <Button asChild variant="primary" size="lg">
              <Link to={`/trip-details-hq/${trip.id}`}>Add your sailing</Link>
            </Button>
          }
        />
      </div>
    </Page>
  );
}

import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { Link } from 'react-router-dom';
import { Page } from '../../trip-frame/page/page';

export function NoSuchDay({ tripId }: { tripId: string }) {
  return (
    <Page>
      <div className="pt-10">
        <EmptyState
          isPage
          title="That day isn’t part of this trip"
          text="The dates may have changed since. Your plans are still there."
          action={
            <Button asChild variant="primary">
              <Link to={`/trip/${tripId}/daily-planner-v2`}>See all days</Link>
            </Button>
          }
        />
      </div>
    </Page>
  );
}

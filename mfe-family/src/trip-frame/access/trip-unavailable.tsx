import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { toApiError } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { Page } from '../page/page';

export function TripUnavailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { code, message } = toApiError(error);
  const myTrips = (
    <Button asChild>
      <Link to="/my-trips">Go to My Trips</Link>
    </Button>
  );
  return (
    <Page>
      {code === 'NOT_FOUND' ? (
        <ErrorState
          isPage
          title="There is no such trip"
          text="It may have been deleted, or it is not shared with you."
          secondary={myTrips}
        />
      ) : (
        <ErrorState
          isPage
          title="This trip could not be loaded"
          text={message}
          onRetry={onRetry}
          secondary={myTrips}
        />
      )}
    </Page>
  );
}

import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError, usePageBrand } from '@landsea/web-kit';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { makeTokenState, readLinkToken } from '../../trip-frame/page/link-token';
import { Page } from '../../trip-frame/page/page';
import { useNow } from '../../trip-frame/page/use-now';
import { useOpenSharedTripQuery } from './shared-trip-api';
import { SharedTripView } from './shared-trip-view';

/** Search engines must not list the page, and its address must not leave as a referrer. */
const secrecy = (
  <>
    <meta name="robots" content="noindex, nofollow" />
    <meta name="referrer" content="no-referrer" />
  </>
);

function Loading() {
  return (
    <div aria-busy className="mx-auto grid w-full max-w-3xl gap-6 px-5 pt-16 sm:px-8">
      <span role="status" className="sr-only">
        Opening the trip
      </span>
      <Skeleton className="mx-auto h-12 w-3/4" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  );
}

function OpenTrip({ token }: { token: string }) {
  const now = useNow();
  const { data: trip, error, refetch } = useOpenSharedTripQuery(token);
  usePageBrand(trip?.brand);
  if (trip)
    return (
      <>
        {secrecy}
        <title>{`${trip.name} | ${trip.brand?.name ?? 'Landsea'}`}</title>
        <meta property="og:title" content={trip.name} />
        <SharedTripView trip={trip} now={now} token={token} />
      </>
    );
  if (!error)
    return (
      <>
        {secrecy}
        <Loading />
      </>
    );
  const { code, message } = toApiError(error);
  return (
    <Page>
      {secrecy}
      {code === 'NOT_FOUND' || code === 'VALIDATION_FAILED' ? (
        <ErrorState
          isPage
          title="This link doesn’t work"
          text="It expired, or its owner turned it off. Ask the person who sent it for a new one."
          secondary={
            <Button asChild>
              <Link to="/">Go to Landsea</Link>
            </Button>
          }
        />
      ) : (
        <ErrorState
          isPage
          title="The trip could not be opened"
          text={message}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}

/**
 * `/share/:token` hands its token to this tab and redirects to `/share`, so that no screenshot, history list
 * or copied address contains it.
 */
export function SharedTripPage() {
  const { token } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (token) void navigate('/share', { replace: true, state: makeTokenState(token) });
  }, [token, navigate]);
  const kept = readLinkToken(location);
  if (token || !kept)
    return (
      <>
        {secrecy}
        <Loading />
      </>
    );
  return <OpenTrip token={kept} />;
}

import { usePageBrand } from '@landsea/web-kit';
import { LinkFailure, LinkLoading, LinkPage } from '../../trip-frame/page/link-page';
import { Page } from '../../trip-frame/page/page';
import { useNow } from '../../trip-frame/page/use-now';
import { useOpenSharedTripQuery } from './shared-trip-api';
import { SharedTripView } from './shared-trip-view';

const loading = (
  <LinkLoading
    label="Opening the trip"
    className="max-w-3xl gap-6 pt-16 sm:px-8"
    blocks={['mx-auto h-12 w-3/4', 'h-32 w-full', 'h-72 w-full']}
  />
);

function OpenTrip({ token }: { token: string }) {
  const now = useNow();
  const { data: trip, error, refetch } = useOpenSharedTripQuery(token);
  usePageBrand(trip?.brand);
  if (trip)
    return (
      <>
        <title>{`${trip.name} | ${trip.brand?.name ?? 'Landsea'}`}</title>
        <meta property="og:title" content={trip.name} />
        <SharedTripView trip={trip} now={now} token={token} />
      </>
    );
  if (!error) return loading;
  return (
    <Page>
      <LinkFailure
        error={error}
        title="The trip could not be opened"
        unknown="It expired, or its owner turned it off. Ask the person who sent it for a new one."
        home="Go to Landsea"
        onRetry={refetch}
      />
    </Page>
  );
}

export function SharedTripPage() {
  return (
    <LinkPage path="/share" loading={loading}>
      {(token) => <OpenTrip key={token} token={token} />}
    </LinkPage>
  );
}

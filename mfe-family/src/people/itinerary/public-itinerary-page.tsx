import type { PublicItinerary } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { Skeleton } from '@landsea/ui/skeleton';
import { localMemory, toApiError, usePageBrand } from '@landsea/web-kit';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { makeTokenState, readLinkToken } from '../../trip-frame/page/link-token';
import { useNow } from '../../trip-frame/page/use-now';
import { useOpenItineraryQuery } from './itinerary-api';
import { ItineraryArticle } from './itinerary-article';

/** Search engines must not list the page, and its address must not leave as a referrer. */
const secrecy = (
  <>
    <meta name="robots" content="noindex, nofollow" />
    <meta name="referrer" content="no-referrer" />
  </>
);

const KEY = 'itineraryKey';

function Loading() {
  return (
    <div aria-busy className="mx-auto grid w-full max-w-3xl gap-6 px-5 pt-10 sm:px-8">
      <span role="status" className="sr-only">
        Opening the itinerary
      </span>
      <Skeleton className="h-10 w-3/4" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  );
}

function Withdrawn({ page: { agentName, agentEmail } }: { page: PublicItinerary }) {
  const who = agentName ?? 'Your travel agent';
  return (
    <ErrorState
      isPage
      title="This link was turned off"
      text={`${who} no longer shares this itinerary with you. Still traveling along? Ask for a new link.`}
      {...(agentEmail && {
        secondary: (
          <Button asChild>
            <a href={`mailto:${agentEmail}`}>Write to {who}</a>
          </Button>
        ),
      })}
    />
  );
}

function OpenItinerary({ token }: { token: string }) {
  const now = useNow();
  const [key, setKey] = useState(() => localMemory.read(KEY) ?? undefined);
  const keep = (made: string) => {
    localMemory.write(KEY, made);
    setKey(made);
  };
  const { data: page, error, refetch } = useOpenItineraryQuery({ token, ...(key && { key }) });
  usePageBrand(page?.brand);
  if (page)
    return (
      <>
        <title>{`${page.view?.title ?? 'Your itinerary'} | ${page.brand?.name ?? 'Landsea'}`}</title>
        {page.view ? (
          <ItineraryArticle page={page} view={page.view} now={now} access={{ token, key }} onKey={keep} />
        ) : (
          <Withdrawn page={page} />
        )}
      </>
    );
  if (!error) return <Loading />;
  const { code, message } = toApiError(error);
  if (code !== 'NOT_FOUND' && code !== 'VALIDATION_FAILED')
    return (
      <ErrorState isPage title="The itinerary didn’t open" text={message} onRetry={() => void refetch()} />
    );
  return (
    <ErrorState
      isPage
      title="This link doesn’t work"
      text="It’s incomplete, or the trip is gone. Ask your travel agent for a new one."
      secondary={
        <Button asChild>
          <Link to="/">Go to the home page</Link>
        </Button>
      }
    />
  );
}

/**
 * `/i/:token` hands its token to this tab and redirects to `/i`, so that no screenshot, history list or copied
 * address contains it.
 */
export function PublicItineraryPage() {
  const { token } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (token) void navigate('/i', { replace: true, state: makeTokenState(token) });
  }, [token, navigate]);
  const kept = readLinkToken(location);
  return (
    <>
      {secrecy}
      {token || !kept ? <Loading /> : <OpenItinerary key={kept} token={kept} />}
    </>
  );
}

import type { PublicItinerary } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { localMemory, usePageBrand } from '@landsea/web-kit';
import { useState } from 'react';
import { LinkFailure, LinkLoading, LinkPage } from '../../trip-frame/page/link-page';
import { useNow } from '../../trip-frame/page/use-now';
import { ItineraryArticle } from './itinerary-article';
import { useItinerary } from './use-itinerary';

const KEY = 'itineraryKey';

const loading = (
  <LinkLoading
    label="Opening the itinerary"
    className="max-w-3xl gap-6 pt-10 sm:px-8"
    blocks={['h-10 w-3/4', 'h-24 w-full', 'h-72 w-full']}
  />
);

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
  const { shown, error, refetch } = useItinerary({ token, key });
  const page = shown?.page;
  usePageBrand(page?.brand);
  if (page)
    return (
      <>
        <title>{`${page.view?.title ?? 'Your itinerary'} | ${page.brand?.name ?? 'Landsea'}`}</title>
        {page.view ? (
          <ItineraryArticle
            page={page}
            view={page.view}
            photo={shown.photo}
            seenAt={shown.seenAt}
            now={now}
            access={{ token, key }}
            onKey={keep}
          />
        ) : (
          <Withdrawn page={page} />
        )}
      </>
    );
  if (!error) return loading;
  return (
    <LinkFailure
      error={error}
      title="The itinerary didn’t open"
      unknown="It’s incomplete, or the trip is gone. Ask your travel agent for a new one."
      home="Go to the home page"
      onRetry={refetch}
    />
  );
}

export function PublicItineraryPage() {
  return (
    <LinkPage path="/i" loading={loading}>
      {(token) => <OpenItinerary key={token} token={token} />}
    </LinkPage>
  );
}

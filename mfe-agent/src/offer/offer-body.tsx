import { ErrorState } from '@landsea/ui/error-state';
import { Button } from '@landsea/ui/button';
import { Skeleton } from '@landsea/ui/skeleton';
import { OfferAnswer } from './offer-answer';
import type { OpenedOffer } from './use-offer';

export const offerTitle = ({ page }: Pick<OpenedOffer, 'page'>): string =>
  [page?.quote.title || 'Your offer', ...(page ? [page.brand?.name ?? 'Landsea'] : [])].join(' | ');

export function Loading() {
  return (
    <div aria-busy className="mx-auto grid w-full max-w-4xl gap-5 px-5 pt-8">
      <span role="status" className="sr-only">
        Opening the offer
      </span>
      <Skeleton className="h-16 w-2/3" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-80 w-full" />
    </div>
  );
}

function DeadLink() {
  return (
    <ErrorState
      isPage
      title="This link doesn’t work"
      text="It’s incomplete, or the offer is gone. Ask your agent for a new one."
      secondary={
        <Button asChild>
          <a href="/">Go to Landsea</a>
        </Button>
      }
    />
  );
}

/** The offer, or why it isn’t there; the same in a document of its own and in the shell. */
export function OfferBody({ token, offer }: { token: string; offer: OpenedOffer }) {
  const { page, error, isNewest, openNewest, retry } = offer;
  if (page)
    return (
      <OfferAnswer key={page.version} token={token} page={page} isNewest={isNewest} onNewest={openNewest} />
    );
  if (!error) return <Loading />;
  if (error.code === 'NOT_FOUND' || error.code === 'VALIDATION_FAILED') return <DeadLink />;
  return <ErrorState isPage title="The offer didn’t open" text={error.message} onRetry={retry} />;
}

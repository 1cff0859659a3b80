import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError, usePageBrand } from '@landsea/web-kit';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { makeTokenState, readLinkToken } from '../frame/link-token';
import { useOpenQuoteQuery } from './offer-api';
import { OfferAnswer } from './offer-answer';

function Loading() {
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

function OpenOffer({ token }: { token: string }) {
  const [isNewest, setIsNewest] = useState(false);
  const { data: page, error, refetch } = useOpenQuoteQuery({ token, ...(isNewest && { newest: true }) });
  usePageBrand(page?.brand);
  if (page)
    return (
      <>
        <title>{`${page.quote.title || 'Your offer'} | ${page.brand?.name ?? 'Landsea'}`}</title>
        <OfferAnswer
          key={page.version}
          token={token}
          page={page}
          isNewest={isNewest}
          onNewest={() => setIsNewest(true)}
        />
      </>
    );
  if (!error) return <Loading />;
  const { code, message } = toApiError(error);
  if (code !== 'NOT_FOUND' && code !== 'VALIDATION_FAILED')
    return <ErrorState isPage title="The offer didn’t open" text={message} onRetry={() => void refetch()} />;
  return (
    <ErrorState
      isPage
      title="This link doesn’t work"
      text="It’s incomplete, or the offer is gone. Ask your agent for a new one."
      secondary={
        <Button asChild>
          <Link to="/">Go to Landsea</Link>
        </Button>
      }
    />
  );
}

/**
 * `/q/:token` hands its token to this tab and redirects to `/q`, so that no screenshot, history list or copied
 * address contains it.
 */
export function OfferPage() {
  const { token } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (token) void navigate('/q', { replace: true, state: makeTokenState(token) });
  }, [token, navigate]);
  const kept = readLinkToken(location);
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {token || !kept ? <Loading /> : <OpenOffer key={kept} token={kept} />}
    </>
  );
}

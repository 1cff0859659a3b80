import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError, usePageBrand } from '@landsea/web-kit';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { makeTokenState, readLinkToken } from '../../trip-frame/page/link-token';
import { useOpenIntakeQuery } from './intake-api';
import { ConfirmAddress, IntakeDone } from './intake-end';
import { IntakeForm } from './intake-form';
import { keepDraft, readKeptDraft } from './kept-draft';

/** Search engines must not list the page, and its address must not leave as a referrer. */
const secrecy = (
  <>
    <meta name="robots" content="noindex, nofollow" />
    <meta name="referrer" content="no-referrer" />
  </>
);

function Loading() {
  return (
    <div aria-busy className="mx-auto grid w-full max-w-xl gap-5 px-5 pt-10">
      <span role="status" className="sr-only">
        Opening the form
      </span>
      <Skeleton className="h-2 w-full" />
      <Skeleton className="h-10 w-3/4" />
      <Skeleton className="h-28 w-full" />
    </div>
  );
}

function OpenForm({ linkToken }: { linkToken: string }) {
  // A form that was begun in this browser goes on, whichever link opened it.
  const [token, setToken] = useState(() => readKeptDraft(linkToken)?.token ?? linkToken);
  const { data: page, error, refetch } = useOpenIntakeQuery(token);
  usePageBrand(page?.brand);
  const isGone = token !== linkToken && error !== undefined && toApiError(error).code === 'NOT_FOUND';
  const isOver = isGone || page?.state === 'sent';
  useEffect(() => {
    if (isOver) keepDraft(linkToken, undefined);
    if (isGone) setToken(linkToken);
  }, [isGone, isOver, linkToken]);
  if (page)
    return (
      <>
        <title>{`${page.title} | ${page.brand?.name ?? 'Landsea'}`}</title>
        {page.state === 'confirm' ? (
          <ConfirmAddress token={token} page={page} />
        ) : page.state === 'sent' ? (
          <IntakeDone page={page} confirmsEmail={false} />
        ) : (
          <IntakeForm linkToken={linkToken} page={page} />
        )}
      </>
    );
  if (!error || isGone) return <Loading />;
  const { code, message } = toApiError(error);
  if (code !== 'NOT_FOUND' && code !== 'VALIDATION_FAILED')
    return <ErrorState isPage title="The form didn’t open" text={message} onRetry={() => void refetch()} />;
  return (
    <ErrorState
      isPage
      title="This link doesn’t work"
      text="It expired, or your agent turned it off. Ask your agent for a new one."
      secondary={
        <Button asChild>
          <Link to="/">Go to Landsea</Link>
        </Button>
      }
    />
  );
}

/**
 * `/f/:token` hands its token to this tab and redirects to `/f`, so that no screenshot, history list or copied
 * address contains it.
 */
export function IntakePage() {
  const { token } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (token) void navigate('/f', { replace: true, state: makeTokenState(token) });
  }, [token, navigate]);
  const kept = readLinkToken(location);
  return (
    <>
      {secrecy}
      {token || !kept ? <Loading /> : <OpenForm key={kept} linkToken={kept} />}
    </>
  );
}

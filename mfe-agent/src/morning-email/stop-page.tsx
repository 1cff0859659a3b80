import type { DigestStopPage } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { FailureText } from '@landsea/ui/failure-text';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError, usePageBrand } from '@landsea/web-kit';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { makeTokenState, readLinkToken } from '../frame/link-token';
import { useOpenDigestQuery, useResumeDigestMutation, useStopDigestMutation } from './stop-api';
import { makeStopTexts, type StopState } from './stop-texts';

function Sender({ page: { agentName, agencyName, brand } }: { page: DigestStopPage }) {
  if (!agentName) return null;
  return (
    <p className="flex items-center gap-3 text-muted">
      {brand?.photo ? (
        <img src={brand.photo} alt="" className="size-14 shrink-0 rounded-full object-cover" />
      ) : null}
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-semibold text-ink">{agentName}</span>
        {agencyName}
      </span>
    </p>
  );
}

/** The button acts, not the link: mail scanners open links too. */
function StopQuestion({ token, page }: { token: string; page: DigestStopPage }) {
  const { said, stop: stopLabel, resume: resumeLabel, isAgents } = makeStopTexts(token, page);
  const [state, setState] = useState<StopState>(page.isStopped ? 'stopped' : 'asked');
  const [stop, stopping] = useStopDigestMutation();
  const [resume, resuming] = useResumeDigestMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isStopped = state === 'stopped';
  const error = isStopped ? resuming.error : stopping.error;
  const change = async () => {
    const { error: failure } = await (isStopped ? resume : stop)({ token });
    if (failure) return;
    setState(isStopped ? 'resumed' : 'stopped');
  };
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current !== state) heading.current?.focus();
    shown.current = state;
  }, [state]);
  return (
    <div className="mx-auto grid w-full max-w-xl gap-5 px-5 py-12">
      <Sender page={page} />
      <h1 ref={heading} tabIndex={-1} className="font-display text-3xl wrap-anywhere text-ink outline-none">
        {said[state].title}
      </h1>
      <p className="text-lg wrap-anywhere text-muted">{said[state].text}</p>
      {error ? <FailureText>{toApiError(error).message}</FailureText> : null}
      <div className="flex flex-wrap gap-3">
        {page.isAccountStopped ? null : (
          <Button
            variant={state === 'asked' ? 'primary' : 'secondary'}
            size="lg"
            busy={stopping.isLoading || resuming.isLoading}
            busyLabel="One moment…"
            onClick={() => void change()}
          >
            {isStopped ? resumeLabel : stopLabel}
          </Button>
        )}
        {isAgents && state !== 'asked' ? (
          <Button size="lg" variant="quiet" asChild>
            <Link to="/settings#notifications">Open my settings</Link>
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function Loading() {
  return (
    <div aria-busy className="mx-auto grid w-full max-w-xl gap-5 px-5 py-12">
      <span role="status" className="sr-only">
        Opening the page
      </span>
      <Skeleton className="h-10 w-3/4" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-13 w-40" />
    </div>
  );
}

function OpenStopPage({ token }: { token: string }) {
  const { data: page, error, refetch } = useOpenDigestQuery(token);
  usePageBrand(page?.brand);
  if (page) return <StopQuestion token={token} page={page} />;
  if (!error) return <Loading />;
  const { code, message } = toApiError(error);
  if (code === 'NOT_FOUND' || code === 'VALIDATION_FAILED')
    return (
      <ErrorState
        isPage
        title="This link doesn’t work"
        text="It’s incomplete, or these emails have already ended. If you still get them, use the link in the newest one."
      />
    );
  return <ErrorState isPage title="The page didn’t open" text={message} onRetry={() => void refetch()} />;
}

/** Asks only at the address without the token, because the page of the other one goes away, and its answer with it. */
export function MorningEmailStopPage() {
  const { token } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (token) void navigate('/morning-email/stop', { replace: true, state: makeTokenState(token) });
  }, [token, navigate]);
  const kept = readLinkToken(location);
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {token || !kept ? <Loading /> : <OpenStopPage key={kept} token={kept} />}
    </>
  );
}

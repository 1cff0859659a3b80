import { CLIENT_DIGEST_TOKEN } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { FailureText } from '@landsea/ui/failure-text';
import { toApiError } from '@landsea/web-kit';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { makeTokenState, readLinkToken } from '../frame/link-token';
import { useStopDigestMutation } from './stop-api';

const ofAgent = {
  question: 'Stop the morning email?',
  effect:
    'You’ll no longer get an email about what opens and what’s due. Messages from your clients still reach you.',
  off: 'The morning email is off',
  stopped:
    'You won’t get it again. Your morning page stays as it is, and you can turn the email back on in your settings.',
};
const ofClient = {
  question: 'Stop these emails?',
  effect:
    'You’ll no longer get an email in the morning about what your travel agent booked. Messages from your agent still reach you.',
  off: 'These emails are off',
  stopped: 'You won’t get them again. Your agent can still write to you, and your trip stays as it is.',
};

/** The button acts, not the link: mail scanners open links too. */
export function MorningEmailStopPage() {
  const { token } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (token) void navigate('/morning-email/stop', { replace: true, state: makeTokenState(token) });
  }, [token, navigate]);
  const kept = token ?? readLinkToken(location) ?? '';
  const texts = kept.startsWith(CLIENT_DIGEST_TOKEN) ? ofClient : ofAgent;
  const [stop, { isLoading, isSuccess, error }] = useStopDigestMutation();
  return (
    <div className="mx-auto grid w-full max-w-xl gap-5 px-5 py-12">
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <h1 className="font-display text-3xl text-ink">{isSuccess ? texts.off : texts.question}</h1>
      {isSuccess ? (
        <p role="status" className="text-lg text-muted">
          {texts.stopped}
        </p>
      ) : (
        <p className="text-lg text-muted">{texts.effect}</p>
      )}
      {error ? <FailureText>{toApiError(error).message}</FailureText> : null}
      <div>
        {isSuccess ? (
          texts === ofAgent && (
            <Button asChild>
              <Link to="/settings#notifications">Open my settings</Link>
            </Button>
          )
        ) : (
          <Button
            variant="primary"
            size="lg"
            busy={isLoading}
            busyLabel="One moment…"
            onClick={() => void stop({ token: kept })}
          >
            Stop the email
          </Button>
        )}
      </div>
    </div>
  );
}

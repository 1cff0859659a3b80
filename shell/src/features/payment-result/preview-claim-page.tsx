import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { toApiError, rememberDestination, useSession } from '@landsea/web-kit';
import { useCallback, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useClaimPreviewMutation } from './payment-api';
import { PaymentOutcome, Processing } from './payment-outcome';
import { PaymentSection } from './payment-section';
import { previewClaimMessages as messages } from './preview-claim-messages';

interface Claim {
  sessionId: string;
  tripId: string;
  /** The token of the mailed link; the browser that paid needs none. */
  token: string | undefined;
}

/** Every path through the sign-in leads back here. */
function WhoseIsIt() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    rememberDestination(`${pathname}${search}`);
  }, [pathname, search]);
  return (
    <>
      <Horizon progress={0.4} size="md" className="w-full" />
      <h1 className="text-3xl">{messages.title}</h1>
      <p role="status" className="text-lg text-muted">
        {messages.text}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild variant="primary" size="lg">
          <Link to="/auth/signup">{messages.createAccount}</Link>
        </Button>
        <Button asChild size="lg">
          <Link to="/auth">{messages.signIn}</Link>
        </Button>
      </div>
      <p className="text-sm text-muted">{messages.later}</p>
    </>
  );
}

function Claiming({ sessionId, tripId, token }: Claim) {
  const [claim] = useClaimPreviewMutation();
  const ask = useCallback(async () => {
    const answer = await claim({ sessionId, ...(token && { token }) });
    if (!answer.error || toApiError(answer.error).code !== 'NOT_FOUND') return answer;
    return { data: { success: false, message: messages.notFound } };
  }, [claim, sessionId, token]);
  return <PaymentOutcome ask={ask} tripId={tripId} />;
}

export function PreviewClaimPage(claim: Claim) {
  const { status, refresh } = useSession();
  if (status === 'unreachable')
    return (
      <ErrorState
        title="We cannot reach Landsea right now"
        text="Your payment is safe. Check your connection, then try again."
        onRetry={refresh}
      />
    );
  return (
    <PaymentSection>
      {status === 'loading' ? <Processing /> : null}
      {status === 'anonymous' ? <WhoseIsIt /> : null}
      {status === 'authenticated' ? <Claiming {...claim} /> : null}
    </PaymentSection>
  );
}

import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import {
  toApiError,
  notify,
  sessionApi,
  useAppDispatch,
  useLogoutMutation,
  useSession,
} from '@landsea/web-kit';
import { useCallback, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { getRegistrationDestination, usePostLoginDestination } from '../../session/post-login-destination';
import { SignInToConfirm } from '../../session/sign-in-to-confirm';
import { useKeptToken } from '../../session/use-kept-token';
import { useVerifyEmailMutation } from './email-verification-api';
import { confirmed, verificationMessages } from './email-verification-messages';
import { SendAgainButton } from './send-again-button';

const PATH = '/verify-email';
const MEMORY = 'verifyEmailToken';

const codeOf = (error: unknown): string => (error === undefined ? 'TOKEN_INVALID' : toApiError(error).code);

function NotConfirmed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { user } = useSession();
  const [logOut, { isLoading }] = useLogoutMutation();
  const code = codeOf(error);
  const isLinkSpent = code === 'TOKEN_INVALID';
  const isAnothers = code === 'FORBIDDEN';
  const isDone = Boolean(user?.emailVerified) && isLinkSpent;
  const wayOn = (
    <Button asChild size="sm">
      <Link to={user ? '/' : '/auth'}>{user ? verificationMessages.goOn : verificationMessages.signIn}</Link>
    </Button>
  );
  return (
    <ErrorState
      title={
        isAnothers
          ? verificationMessages.another
          : isDone
            ? verificationMessages.already
            : verificationMessages.notConfirmed
      }
      text={
        isDone
          ? verificationMessages.nothingToDo
          : isLinkSpent
            ? verificationMessages.invalid
            : toApiError(error).message
      }
      onRetry={isLinkSpent || isAnothers ? undefined : onRetry}
      secondary={
        <>
          {user && !user.emailVerified && isLinkSpent ? <SendAgainButton email={user.email} /> : null}
          {isAnothers ? (
            <Button size="sm" busy={isLoading} busyLabel="Signing out..." onClick={() => void logOut()}>
              {verificationMessages.signOut}
            </Button>
          ) : null}
          {wayOn}
        </>
      }
    />
  );
}

export function VerifyEmailPage() {
  const { token, forget } = useKeptToken(MEMORY);
  const { status } = useSession();
  const wasSent = useRef(false);
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const destinationOf = usePostLoginDestination();
  const [verify, { error }] = useVerifyEmailMutation();

  const confirm = useCallback(async () => {
    const { error: refusal } = await verify({ token });
    if (!refusal || codeOf(refusal) === 'TOKEN_INVALID') forget();
    if (refusal) return;
    const { data: person } = await dispatch(
      sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    notify(confirmed);
    const next = person?.userType === 'agent' ? getRegistrationDestination : destinationOf;
    await navigate(person ? await next(person, PATH) : '/auth', { replace: true });
  }, [token, forget, verify, dispatch, navigate, destinationOf]);

  const mustSignIn = status === 'anonymous' || (error !== undefined && codeOf(error) === 'UNAUTHENTICATED');
  // An answer from before the session is known would call the address unconfirmed.
  const isReady = token !== '' && status !== 'loading' && status !== 'anonymous';
  useEffect(() => {
    if (wasSent.current || !isReady) return;
    wasSent.current = true;
    void confirm();
  }, [isReady, confirm]);

  return (
    <div className="mx-auto w-full max-w-page px-4 sm:px-6">
      <PageHeader title="Confirm your email" />
      {token && mustSignIn ? (
        <SignInToConfirm path={PATH} />
      ) : !token || error ? (
        <NotConfirmed error={error} onRetry={() => void confirm()} />
      ) : (
        <div role="status">
          <span className="sr-only">{verificationMessages.confirming}</span>
          <Skeleton className="h-24 max-w-xl" />
        </div>
      )}
    </div>
  );
}

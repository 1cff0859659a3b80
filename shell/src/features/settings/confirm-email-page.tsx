import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { Notice } from '@landsea/ui/notice';
import { PageHeader } from '@landsea/ui/page-header';
import { toApiError, getFieldErrors, sessionApi, useAppDispatch, useSession } from '@landsea/web-kit';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SignInToConfirm } from '../../session/sign-in-to-confirm';
import { useKeptToken } from '../../session/use-kept-token';
import { LoadingSection } from './sections/loading-section';
import { useConfirmEmailMutation } from './settings-api';

const PATH = '/confirm-email';
const MEMORY = 'confirmEmailToken';
const invalid = 'This confirmation link is invalid or has expired.';

export function ConfirmEmailPage() {
  const { token, forget } = useKeptToken(MEMORY);
  const { status } = useSession();
  const wasSent = useRef(false);
  const dispatch = useAppDispatch();
  const [confirm, { data, error }] = useConfirmEmailMutation();

  const mustSignIn = status === 'anonymous' || (error && toApiError(error).code === 'UNAUTHENTICATED');
  const isReady = token !== '' && status !== 'loading' && status !== 'anonymous';
  useEffect(() => {
    if (wasSent.current || !isReady) return;
    wasSent.current = true;
    void confirm({ token }).then(({ data: confirmed, error: refusal }) => {
      if (!refusal || toApiError(refusal).code === 'VALIDATION_FAILED') forget();
      if (confirmed)
        void dispatch(
          sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
        );
    });
  }, [isReady, token, forget, confirm, dispatch]);

  const toSettings = <Link to={{ pathname: '/settings', hash: 'email' }}>Open my settings</Link>;
  const isFailed = !token || error !== undefined;
  return (
    <div className="mx-auto w-full max-w-page px-4 sm:px-6">
      <PageHeader title="Confirm your email" />
      {token && mustSignIn ? (
        <SignInToConfirm path={PATH} />
      ) : isFailed ? (
        <ErrorState
          title="Your email was not changed"
          text={error ? (getFieldErrors(error)['token'] ?? toApiError(error).message) : invalid}
          secondary={<Button asChild>{toSettings}</Button>}
        />
      ) : data ? (
        <Notice
          tone="success"
          title="Your email is confirmed"
          className="max-w-xl"
          action={
            <Button asChild size="sm">
              {toSettings}
            </Button>
          }
        >
          From now on you sign in with {data.email}.
        </Notice>
      ) : (
        <LoadingSection label="Confirming your email" />
      )}
    </div>
  );
}

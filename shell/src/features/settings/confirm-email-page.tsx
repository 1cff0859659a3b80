import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { Notice } from '@landsea/ui/notice';
import { PageHeader } from '@landsea/ui/page-header';
import { apiErrorOf, fieldErrorsOf, sessionApi, useAppDispatch } from '@landsea/web-kit';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useMailedToken } from '../../session/use-mailed-token';
import { LoadingSection } from './loading-section';
import { useConfirmEmailMutation } from './settings-api';

const invalid = 'This confirmation link is invalid or has expired.';

/** Where the link leads that was mailed to a new address. */
export function ConfirmEmailPage() {
  const token = useMailedToken();
  const wasSent = useRef(false);
  const dispatch = useAppDispatch();
  const [confirm, { data, error }] = useConfirmEmailMutation();

  useEffect(() => {
    if (wasSent.current || !token) return;
    wasSent.current = true;
    void confirm({ token }).then(({ data: confirmed }) => {
      if (confirmed)
        void dispatch(
          sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
        );
    });
  }, [token, confirm, dispatch]);

  const toSettings = <Link to={{ pathname: '/settings', hash: 'email' }}>Open my settings</Link>;
  const isFailed = !token || error !== undefined;
  return (
    <div className="mx-auto w-full max-w-page px-4 sm:px-6">
      <PageHeader title="Confirm your email" />
      {isFailed ? (
        <ErrorState
          title="Your email was not changed"
          text={error ? (fieldErrorsOf(error)['token'] ?? apiErrorOf(error).message) : invalid}
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

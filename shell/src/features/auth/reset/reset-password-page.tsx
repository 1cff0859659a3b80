import { Horizon } from '@landsea/ui/horizon/horizon';
import { notify, sessionApi, useAppDispatch, useSession } from '@landsea/web-kit';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Brand } from '../../../frame/brand';
import { useMailedToken } from '../../../session/use-mailed-token';
import { AuthScene } from '../auth-scene';
import { invalidLink } from './password-reset-messages';
import { ResetPasswordForm } from './reset-password-form';

export function ResetPasswordPage() {
  const token = useMailedToken();
  const { status } = useSession();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const hasAnnounced = useRef(false);

  useEffect(() => {
    if (token || hasAnnounced.current) return;
    hasAnnounced.current = true;
    // The toaster beside this page listens once both are mounted.
    void Promise.resolve().then(() => {
      notify(invalidLink);
      return navigate('/auth', { replace: true });
    });
  }, [token, navigate]);

  /** The new password has ended every session of its owner, perhaps this browser's too. */
  const goToSignIn = async () => {
    if (status === 'authenticated') {
      await dispatch(
        sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
    }
    await navigate('/auth', { replace: true });
  };

  return (
    <div className="grid grow lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <AuthScene />
      <div className="order-first flex flex-col px-5 py-4 sm:px-10 lg:order-last lg:py-8">
        <Brand to="/" />
        <Horizon progress={0.3} landDays={4} seaDays={3} className="mt-2 w-full lg:hidden" />
        <div className="mx-auto w-full max-w-md py-6 lg:my-auto lg:py-8">
          <h1 className="text-3xl">Choose a new password</h1>
          <p className="mt-2 mb-6 text-lg text-muted">
            Every browser that is signed in to your account is signed out then.
          </p>
          <ResetPasswordForm token={token} onReset={goToSignIn} />
          <p className="mt-5 border-t border-hairline pt-3 text-center">
            <Link
              to="/auth"
              className="inline-flex min-h-11 items-center text-sea underline underline-offset-4"
            >
              Back to Sign In
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}

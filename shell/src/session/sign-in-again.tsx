import { promptSignInWith, useSession } from '@landsea/web-kit';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';

const SignInAgainDialog = lazy(async () => ({
  default: (await import('./sign-in-again-dialog')).SignInAgainDialog,
}));

/** Asks a person whose session ended to sign in where they are; the calls that it refused wait, and are sent again. */
export function SignInAgain() {
  const { status, user } = useSession();
  const [waiting, setWaiting] = useState<(isSignedIn: boolean) => void>();
  // A demo is a private copy: signing in again would open another one.
  const isPossible = useEffectEvent(() => user !== undefined && !user.isDemo);

  useEffect(
    () =>
      promptSignInWith({
        isPossible: () => isPossible(),
        ask: () => new Promise((resolve) => setWaiting(() => resolve)),
      }),
    [],
  );
  const finish = (isSignedIn: boolean) => {
    waiting?.(isSignedIn);
    setWaiting(undefined);
  };
  const finishSignedOut = useEffectEvent(() => finish(false));
  useEffect(() => {
    if (status === 'anonymous') finishSignedOut();
  }, [status]);

  if (!waiting || !user) return null;
  return (
    <Suspense>
      <SignInAgainDialog user={user} onFinish={finish} />
    </Suspense>
  );
}

import { promptSignInWith, useSession } from '@landsea/web-kit';
import { lazy, Suspense, useEffect, useState } from 'react';

const SignInAgainDialog = lazy(async () => ({
  default: (await import('./sign-in-again-dialog')).SignInAgainDialog,
}));

/**
 * Refused calls wait and are sent again after sign-in. A demo is excluded:
 * signing in again would open another private copy.
 */
export function SignInAgain() {
  const { user } = useSession();
  const [answer, setAnswer] = useState<(isSignedIn: boolean) => void>();

  useEffect(() => promptSignInWith(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  // A person who signs out is no longer asked.
  useEffect(() => () => answer?.(false), [answer]);

  if (!answer || !user) return null;
  return (
    <Suspense>
      <SignInAgainDialog
        user={user}
        onFinish={(isSignedIn) => {
          answer(isSignedIn);
          setAnswer(undefined);
        }}
      />
    </Suspense>
  );
}

import { promptSignInWith, useSession } from '@landsea/web-kit';
import { lazy, Suspense, useEffect, useState } from 'react';

const SignInAgainDialog = lazy(async () => ({
  default: (await import('./sign-in-again-dialog')).SignInAgainDialog,
}));

/**
 * Asks a person whose session ended to sign in where they are; the calls that it refused wait, and are sent again. Not for a
 * demo, which is a private copy: signing in again would open another one.
 */
export function SignInAgain() {
  const { user } = useSession();
  const [answer, setAnswer] = useState<(isSignedIn: boolean) => void>();

  useEffect(() => promptSignInWith(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  // Who signs out meanwhile is not asked any more.
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

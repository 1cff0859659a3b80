import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import type { FormFailure } from '@landsea/web-kit/forms';

export function SectionFailure({ failure }: { failure: FormFailure | undefined }) {
  if (!failure) return null;
  if (failure.code !== 'RECENT_SIGN_IN_REQUIRED') return <Notice tone="error">{failure.message}</Notice>;
  return (
    <Notice
      tone="warning"
      title="Sign in with Google again"
      action={
        <Button asChild size="sm">
          <a href="/auth/google?link=1">Continue with Google</a>
        </Button>
      }
    >
      Your account has no password, so a fresh sign-in protects this change. You come back here and have 10
      minutes for it.
    </Notice>
  );
}

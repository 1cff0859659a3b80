import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { Notice } from '@landsea/ui/notice';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError, useLogoutMutation } from '@landsea/web-kit';
import { useEffect, type ReactNode } from 'react';
import { forgetKey } from './invitation-key';
import { InvitePageFrame } from './invite-page-frame';

interface LoadedInvitationProps<Preview> {
  query: { currentData?: Preview; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Revoked and unknown invitations look alike: a visitor must not learn that one existed. */
  unknown: { title: string; text: string };
  children: (preview: Preview) => ReactNode;
}

export function LoadedInvitation<Preview>({ query, unknown, children }: LoadedInvitationProps<Preview>) {
  const { currentData, error, isFetching, refetch } = query;
  if (error && !isFetching) {
    const { code, message } = toApiError(error);
    return code === 'NOT_FOUND' || code === 'VALIDATION_FAILED' ? (
      <OverInvitation {...unknown} sun={0.96} />
    ) : (
      <ErrorState isPage text={message} onRetry={() => void refetch()} />
    );
  }
  if (currentData !== undefined) return children(currentData);
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label="Looking at your invitation"
      className="mx-auto grid w-full max-w-xl gap-6"
    >
      <Skeleton className="h-30" />
      <Skeleton className="h-48" />
    </div>
  );
}

interface OverInvitationProps {
  title: string;
  text: string;
  sun: number;
  children?: ReactNode;
}

export function OverInvitation({ title, text, sun, children }: OverInvitationProps) {
  useEffect(forgetKey, []);
  return (
    <InvitePageFrame title={title} lead={text} sun={sun}>
      {children}
    </InvitePageFrame>
  );
}

interface JoinButtonProps {
  error: unknown;
  busy: boolean;
  onJoin: () => Promise<void>;
  children: ReactNode;
}

export function JoinButton({ error, busy, onJoin, children }: JoinButtonProps) {
  return (
    <>
      {error ? <Notice tone="error">{toApiError(error).message}</Notice> : null}
      <Button variant="primary" size="lg" busy={busy} busyLabel="Joining..." onClick={() => void onJoin()}>
        {children}
      </Button>
    </>
  );
}

/** The signed-in person is not the invited one; the key stays for after the sign-out. */
export function ForAnotherPerson({ email, own }: { email: string; own: string }) {
  const [logOut, { isLoading }] = useLogoutMutation();
  return (
    <InvitePageFrame
      title="This invitation is for someone else"
      lead={`It was sent to ${email}, and you are signed in as ${own}. Sign out, then accept it with the invited address.`}
      sun={0.5}
    >
      <Button
        variant="primary"
        busy={isLoading}
        busyLabel="Signing out..."
        className="justify-self-start"
        onClick={() => void logOut()}
      >
        Sign out and continue
      </Button>
    </InvitePageFrame>
  );
}

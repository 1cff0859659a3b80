import {
  TRIP_INVITATION_PREFIX,
  type InvitationKey,
  type InvitationPreview,
} from '@landsea/contracts/sharing';
import { AGENCY_INVITATION_PREFIX } from '@landsea/contracts/agents';
import { ErrorState } from '@landsea/ui/error-state';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError, usePageBrand, useSession } from '@landsea/web-kit';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ExpiredInvitation, SentInvitation, UnknownInvitation, UsedInvitation } from './closed-invitation';
import { CodeForm } from './code-form';
import { forgetKey, hideKeyFromAddress, readInvitationKey, recallKey, rememberKey } from './invitation-key';
import { ForAnotherPerson } from './invitation-parts';
import { inviteMessages } from './invite-messages';
import { InvitePageFrame } from './invite-page-frame';
import { usePreviewInvitationQuery } from './invites-api';
import { TeamInvitation } from './team-invitation';
import { TripInvitation } from './trip-invitation';
import { OpenInvitation } from './open-invitation';

/** The key leaves the address bar before anything else happens. */
export function AcceptInvitePage() {
  const { token } = useParams();
  const [query] = useSearchParams();
  const [key, setKey] = useState(() => readInvitationKey(token, query.get('code')) ?? recallKey());
  useLayoutEffect(() => {
    hideKeyFromAddress();
    if (key) rememberKey(key);
  }, [key]);
  const redeem = (code: string) => setKey({ code });
  const held = key && 'token' in key ? key.token : undefined;
  const tripToken = held?.startsWith(TRIP_INVITATION_PREFIX) ? held : undefined;
  const teamToken = held?.startsWith(AGENCY_INVITATION_PREFIX) ? held : undefined;
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      {tripToken ? (
        <TripInvitation token={tripToken} />
      ) : teamToken ? (
        <TeamInvitation token={teamToken} />
      ) : key ? (
        <Invitation invitationKey={key} onCode={redeem} />
      ) : (
        <CodePage onCode={redeem} />
      )}
    </>
  );
}

function CodePage({ onCode }: { onCode: (code: string) => void }) {
  const { title, text } = inviteMessages.code;
  return (
    <InvitePageFrame title={title} lead={text} sun={0.12}>
      <CodeForm onCode={onCode} />
    </InvitePageFrame>
  );
}

function Invitation({
  invitationKey,
  onCode,
}: {
  invitationKey: InvitationKey;
  onCode: (code: string) => void;
}) {
  const { status, user } = useSession();
  const {
    currentData: preview,
    error,
    isFetching,
    refetch,
  } = usePreviewInvitationQuery(
    { key: invitationKey, viewerId: user?.id },
    { skip: status === 'loading', refetchOnMountOrArgChange: true },
  );
  if (error && !isFetching) {
    const { code, message } = toApiError(error);
    return code === 'NOT_FOUND' || code === 'VALIDATION_FAILED' ? (
      <UnknownInvitation onCode={onCode} />
    ) : (
      <ErrorState isPage text={message} onRetry={() => void refetch()} />
    );
  }
  return preview ? <Known invitationKey={invitationKey} preview={preview} /> : <Loading />;
}

function Known({ invitationKey, preview }: { invitationKey: InvitationKey; preview: InvitationPreview }) {
  const { user } = useSession();
  usePageBrand(preview.brand);
  const isOver = preview.state !== 'open';
  useEffect(() => {
    if (isOver) forgetKey();
  }, [isOver]);
  if (preview.state === 'used') return <UsedInvitation {...preview} />;
  if (preview.state === 'expired') return <ExpiredInvitation {...preview} />;
  if (preview.viewer === 'sender') return <SentInvitation {...preview} />;
  if (preview.viewer === 'other') return <ForAnotherPerson email={preview.email} own={user?.email ?? ''} />;
  return <OpenInvitation invitationKey={invitationKey} preview={preview} />;
}

function Loading() {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label="Looking at your invitation"
      className="mx-auto grid w-full max-w-xl gap-6 pt-2 sm:pt-6"
    >
      <Skeleton className="h-30" />
      <Skeleton className="h-10 w-3/4" />
      <Skeleton className="h-72" />
    </div>
  );
}

import type { AgencyInvitationPreview } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card } from '@landsea/ui/card';
import { ErrorState } from '@landsea/ui/error-state';
import { Notice } from '@landsea/ui/notice';
import { Skeleton } from '@landsea/ui/skeleton';
import {
  toApiError,
  forgetDestination,
  notify,
  sessionApi,
  useAppDispatch,
  useLogoutMutation,
  useSession,
} from '@landsea/web-kit';
import { useEffect, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { HaveAccount } from './have-account';
import { forgetKey } from './invitation-key';
import { InvitePageFrame } from './invite-page-frame';
import { useAcceptTeamInvitationMutation, usePreviewTeamInvitationQuery } from './team-invitation-api';
import { teamInvitationTexts as texts } from './team-invitation-texts';

export function TeamInvitation({ token }: { token: string }) {
  const { status, user } = useSession();
  const { currentData, error, isFetching, refetch } = usePreviewTeamInvitationQuery(
    { token, viewerId: user?.id },
    { skip: status === 'loading', refetchOnMountOrArgChange: true },
  );
  if (error && !isFetching) {
    const { code, message } = toApiError(error);
    return code === 'NOT_FOUND' || code === 'VALIDATION_FAILED' ? (
      <Over {...texts.unknown} sun={0.96} />
    ) : (
      <ErrorState isPage text={message} onRetry={() => void refetch()} />
    );
  }
  if (!currentData)
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
  return <Known token={token} preview={currentData} />;
}

function Known({ token, preview }: { token: string; preview: AgencyInvitationPreview }) {
  const { user } = useSession();
  const { used, expired, member, family, open } = texts;
  if (preview.viewer === 'member')
    return (
      <Over title={member.title(preview)} text={member.text} sun={0.2}>
        <Button asChild variant="primary" className="justify-self-start">
          <Link to="/app/agents/team">{member.button}</Link>
        </Button>
      </Over>
    );
  if (preview.state === 'used') return <Over {...used} sun={0.7} />;
  if (preview.state === 'expired')
    return <Over title={expired.title} text={expired.text(preview)} sun={0.98} />;
  if (preview.viewer === 'family') return <Over title={family.title} text={family.text(preview)} sun={0.5} />;
  if (preview.viewer === 'other') return <ForAnother preview={preview} own={user?.email ?? ''} />;
  return (
    <InvitePageFrame title={open.title(preview)} lead={open.lead[preview.role]} sun={0.35}>
      {preview.viewer === 'visitor' ? (
        <Register preview={preview} />
      ) : (
        <Accept token={token} preview={preview} />
      )}
    </InvitePageFrame>
  );
}

function Over({
  title,
  text,
  sun,
  children,
}: {
  title: string;
  text: string;
  sun: number;
  children?: ReactNode;
}) {
  useEffect(forgetKey, []);
  return (
    <InvitePageFrame title={title} lead={text} sun={sun}>
      {children}
    </InvitePageFrame>
  );
}

function Register({ preview }: { preview: AgencyInvitationPreview }) {
  return (
    <>
      <p className="wrap-anywhere">{texts.open.visitor(preview)}</p>
      <Card className="grid gap-5">
        <Button asChild variant="primary" size="lg">
          <Link to="/auth/signup?type=agent">{texts.open.register}</Link>
        </Button>
        <HaveAccount />
      </Card>
    </>
  );
}

function Accept({ token, preview }: { token: string; preview: AgencyInvitationPreview }) {
  const [accept, { error, isLoading }] = useAcceptTeamInvitationMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const submit = async () => {
    const { data } = await accept({ token });
    if (!data) return;
    // The emailed link has confirmed the address.
    await dispatch(
      sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    await navigate('/app/agents/team', { replace: true });
    forgetKey();
    forgetDestination();
    notify({
      title: 'Welcome aboard!',
      description: `You’re now part of ${preview.agencyName}.`,
      tone: 'success',
    });
  };
  return (
    <>
      {error ? <Notice tone="error">{toApiError(error).message}</Notice> : null}
      <Button
        variant="primary"
        size="lg"
        busy={isLoading}
        busyLabel="Joining..."
        onClick={() => void submit()}
      >
        {texts.open.accept(preview)}
      </Button>
    </>
  );
}

function ForAnother({ preview, own }: { preview: AgencyInvitationPreview; own: string }) {
  const [logOut, { isLoading }] = useLogoutMutation();
  const { title, text, button } = texts.other;
  return (
    <InvitePageFrame title={title} lead={text(preview, own)} sun={0.5}>
      <Button
        variant="primary"
        busy={isLoading}
        busyLabel="Signing out..."
        className="justify-self-start"
        onClick={() => void logOut()}
      >
        {button}
      </Button>
    </InvitePageFrame>
  );
}

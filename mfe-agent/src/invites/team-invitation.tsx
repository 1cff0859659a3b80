import type { AgencyInvitationPreview } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card } from '@landsea/ui/card';
import { notify, useSession } from '@landsea/web-kit';
import { callFailure } from '@landsea/web-kit/forms';
import { Link } from 'react-router-dom';
import { HaveAccount } from './have-account';
import { ForAnotherPerson, JoinButton, LoadedInvitation, OverInvitation } from './invitation-parts';
import { InvitePageFrame } from './invite-page-frame';
import { InvitedAccountForm } from './invited-account-form';
import {
  useAcceptTeamInvitationMutation,
  usePreviewTeamInvitationQuery,
  useRegisterForTeamMutation,
} from './team-invitation-api';
import { teamInvitationTexts as texts } from './team-invitation-texts';
import { useJoining } from './use-joining';

export function TeamInvitation({ token }: { token: string }) {
  const { status, user } = useSession();
  const query = usePreviewTeamInvitationQuery(
    { token, viewerId: user?.id },
    { skip: status === 'loading', refetchOnMountOrArgChange: true },
  );
  return (
    <LoadedInvitation query={query} unknown={texts.unknown}>
      {(preview) => <Known token={token} preview={preview} />}
    </LoadedInvitation>
  );
}

function Known({ token, preview }: { token: string; preview: AgencyInvitationPreview }) {
  const { user } = useSession();
  const { used, expired, member, family, open } = texts;
  if (preview.viewer === 'member')
    return (
      <OverInvitation title={member.title(preview)} text={member.text} sun={0.2}>
        <Button asChild variant="primary" className="justify-self-start">
          <Link to="/app/agents/team">{member.button}</Link>
        </Button>
      </OverInvitation>
    );
  if (preview.state === 'used') return <OverInvitation {...used} sun={0.7} />;
  if (preview.state === 'expired')
    return <OverInvitation title={expired.title} text={expired.text(preview)} sun={0.98} />;
  if (preview.viewer === 'family')
    return <OverInvitation title={family.title} text={family.text(preview)} sun={0.5} />;
  if (preview.viewer === 'other') return <ForAnotherPerson email={preview.email} own={user?.email ?? ''} />;
  return (
    <InvitePageFrame title={open.title(preview)} lead={open.lead[preview.role]} sun={0.35}>
      {preview.viewer === 'visitor' ? (
        <RegisterAndJoin token={token} preview={preview} />
      ) : (
        <Accept token={token} preview={preview} />
      )}
    </InvitePageFrame>
  );
}

const useJoined = ({ agencyName }: AgencyInvitationPreview) => {
  const join = useJoining();
  return async () => {
    await join('/app/agents/team');
    notify({ title: 'Welcome aboard!', description: `You’re now part of ${agencyName}.`, tone: 'success' });
  };
};

/** One step opens an agent's account for the invited address and joins the team. */
function RegisterAndJoin({ token, preview }: { token: string; preview: AgencyInvitationPreview }) {
  const [register] = useRegisterForTeamMutation();
  const [accept] = useAcceptTeamInvitationMutation();
  const { refresh } = useSession();
  const joined = useJoined(preview);
  return (
    <>
      <p className="wrap-anywhere">{texts.open.visitor(preview)}</p>
      <Card className="grid gap-6">
        <InvitedAccountForm
          email={preview.email}
          submitLabel={texts.open.register}
          register={async (account) => {
            const { error } = await register({ token, ...account });
            if (error) return callFailure(error);
            const { data } = await accept({ token });
            // The account exists already: when only joining failed, this page offers it again.
            if (data) await joined();
            else refresh();
            return undefined;
          }}
        />
        <HaveAccount />
      </Card>
    </>
  );
}

function Accept({ token, preview }: { token: string; preview: AgencyInvitationPreview }) {
  const [accept, { error, isLoading }] = useAcceptTeamInvitationMutation();
  const joined = useJoined(preview);
  const submit = async () => {
    const { data } = await accept({ token });
    if (data) await joined();
  };
  return (
    <JoinButton error={error} busy={isLoading} onJoin={submit}>
      {texts.open.accept(preview)}
    </JoinButton>
  );
}

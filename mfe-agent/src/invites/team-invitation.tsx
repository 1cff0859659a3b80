import { agencyRoleNames, type AgencyInvitationPreview } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card } from '@landsea/ui/card';
import { formatDayOf, notify, useSession } from '@landsea/web-kit';
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
import { useJoining } from './use-joining';

const texts = {
  unknown: {
    title: 'We don’t recognize this invitation',
    text: 'The link may be incomplete, or the invitation was withdrawn or resent. Look for a newer email, or ask for a new invitation.',
  },
  open: {
    title: ({ invitedBy, agencyName }: AgencyInvitationPreview) =>
      `${invitedBy} invited you to ${agencyName}`,
    lead: {
      agent:
        'You’ll join as an agent: you keep your own clients and can hand them off to colleagues. The agency’s owner and assistants will see your clients, too.',
      assistant: 'You’ll join as an assistant and work with every agent’s clients and trips.',
    },
    visitor: ({ email, expiresAt }: AgencyInvitationPreview) =>
      `It was sent to ${email} and is open until ${formatDayOf(expiresAt)}. Choose a password, and you’re in.`,
    register: 'Create account and join',
    accept: ({ role }: AgencyInvitationPreview) => `Join as ${agencyRoleNames[role].toLowerCase()}`,
  },
  used: {
    title: 'This invitation has already been used',
    text: 'It works only once. If that was you, sign in and the agency is there.',
  },
  expired: {
    title: 'This invitation has expired',
    text: ({ invitedBy }: AgencyInvitationPreview) => `Ask ${invitedBy} to send it again.`,
  },
  member: {
    title: ({ agencyName }: AgencyInvitationPreview) => `You’re already in ${agencyName}`,
    text: 'There’s nothing more to do here.',
    button: 'Open your team',
  },
  family: {
    title: 'This address belongs to a family’s account',
    text: ({ invitedBy, agencyName }: AgencyInvitationPreview) =>
      `${agencyName} needs an agent account. Ask ${invitedBy} to invite you at another address, and open an agent account with it.`,
  },
} as const;

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

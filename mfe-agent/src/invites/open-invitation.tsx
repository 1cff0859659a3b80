import type { InvitationKey, InvitationPreview } from '@landsea/contracts/sharing';
import { Button } from '@landsea/ui/button';
import { Card } from '@landsea/ui/card';
import { Notice } from '@landsea/ui/notice';
import { sessionApi, useAppDispatch, useSession } from '@landsea/web-kit';
import { callFailure } from '@landsea/web-kit/forms';
import { CalendarDays, Hourglass, MailCheck, MessageCircle, Star } from 'lucide-react';
import { useState } from 'react';
import { SendConfirmationButton } from '../frame/send-confirmation-button';
import { AcceptAsInvited } from './accept-as-invited';
import { ConsentSummary } from './consent-form';
import { HaveAccount } from './have-account';
import { confirmEmailMessages, inviteMessages } from './invite-messages';
import { InvitePageFrame } from './invite-page-frame';
import { InvitedAccountForm } from './invited-account-form';
import { useRegisterInvitedMutation } from './invites-api';
import { useJoiningAgent } from './use-joining';

/** A copied link proves nothing about the address, so the person confirms it before accepting. */
function ConfirmEmailFirst({ email, agentName }: { email: string; agentName: string }) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [isStillOpen, setStillOpen] = useState(false);
  const check = async () => {
    setBusy(true);
    const { data: user } = await dispatch(
      sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    setBusy(false);
    setStillOpen(!user?.emailVerified);
  };
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <MailCheck aria-hidden className="size-8 text-sea" strokeWidth={1.75} />
        <h2 className="font-display text-xl text-ink">{confirmEmailMessages.title}</h2>
        <p className="text-base wrap-anywhere text-muted">{confirmEmailMessages.text(email, agentName)}</p>
      </div>
      {isStillOpen ? <Notice tone="warning">{confirmEmailMessages.stillOpen}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={isBusy} busyLabel="Checking..." onClick={() => void check()}>
          {confirmEmailMessages.done}
        </Button>
        <SendConfirmationButton email={email} label={confirmEmailMessages.again} />
      </div>
    </div>
  );
}

/** An emailed key joins at once; a copied one proves no address, so the page asks to confirm it next. */
function CreateAccount({
  invitationKey,
  preview,
}: {
  invitationKey: InvitationKey;
  preview: InvitationPreview;
}) {
  const { firstName, lastName, email, provesEmail } = preview;
  const [register] = useRegisterInvitedMutation();
  const join = useJoiningAgent();
  const dispatch = useAppDispatch();
  const signIn = () =>
    dispatch(sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }));
  return (
    <InvitedAccountForm
      email={email}
      names={{ firstName, lastName }}
      submitLabel={provesEmail ? 'Create account and accept' : 'Create account'}
      register={async (account) => {
        const { error } = await register({ key: invitationKey, ...account });
        if (!error) await (provesEmail ? join() : signIn());
        return callFailure(error);
      }}
    />
  );
}

const icons = { plan: CalendarDays, wishes: Star, messages: MessageCircle, countdown: Hourglass };

export function OpenInvitation({
  invitationKey,
  preview,
}: {
  invitationKey: InvitationKey;
  preview: InvitationPreview;
}) {
  const { user } = useSession();
  const { agentName, viewer, provesEmail } = preview;
  return (
    <InvitePageFrame title={inviteMessages.open.title(agentName)} lead={inviteMessages.open.lead} sun={0.35}>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {inviteMessages.youGet.map(({ icon, text }) => {
          const Icon = icons[icon];
          return (
            <li key={icon} className="flex items-center gap-3 text-base text-ink">
              <Icon aria-hidden className="size-5 shrink-0 text-sea" strokeWidth={1.75} />
              {text}
            </li>
          );
        })}
      </ul>
      <Card className="grid gap-6">
        {viewer === 'invited' && user && !user.emailVerified && !provesEmail ? (
          <ConfirmEmailFirst email={user.email} agentName={agentName} />
        ) : viewer === 'invited' && user ? (
          <AcceptAsInvited invitationKey={invitationKey} agentName={agentName} email={user.email} />
        ) : (
          <>
            <ConsentSummary agentName={agentName} />
            <CreateAccount invitationKey={invitationKey} preview={preview} />
            <HaveAccount />
          </>
        )}
      </Card>
    </InvitePageFrame>
  );
}

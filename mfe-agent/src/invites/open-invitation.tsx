import type { InvitationKey, InvitationPreview } from '@landsea/contracts/sharing';
import { Card } from '@landsea/ui/card';
import { useSession } from '@landsea/web-kit';
import { CalendarDays, Hourglass, MessageCircle, Star } from 'lucide-react';
import { AcceptAsInvited } from './accept-as-invited';
import { ConfirmEmailFirst } from './confirm-email-first';
import { ConsentSummary } from './consent-form';
import { CreateAccount } from './create-account';
import { HaveAccount } from './have-account';
import { inviteMessages } from './invite-messages';
import { InvitePageFrame } from './invite-page-frame';

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

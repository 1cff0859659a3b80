import { agencyRoleNames, type AgencyInvitation } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { formatDayOf, notify } from '@landsea/web-kit';
import { useResendMemberInvitationMutation, useRevokeMemberInvitationMutation } from '../frame/team/team-api';

function Invitation({
  invitation: { id, email, role, expiresAt, isExpired },
}: {
  invitation: AgencyInvitation;
}) {
  const [resend, resending] = useResendMemberInvitationMutation();
  const [revoke, revoking] = useRevokeMemberInvitationMutation();
  const again = async () => {
    const { error } = await resend(id);
    if (!error) notify({ title: 'Sent again', description: `${email} has a new link.`, tone: 'success' });
  };
  const cancel = async () => {
    const { error } = await revoke(id);
    if (!error) notify({ title: `The invitation to ${email} is off`, tone: 'success' });
  };
  return (
    <li className="grid gap-1 border-t border-hairline py-3 first:border-t-0">
      <p className="font-semibold wrap-anywhere">{email}</p>
      <p className={isExpired ? 'text-sm text-berry' : 'text-sm text-muted'}>
        {agencyRoleNames[role]} ·{' '}
        {isExpired ? `expired on ${formatDayOf(expiresAt)}` : `open until ${formatDayOf(expiresAt)}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={resending.isLoading} busyLabel="Sending…" onClick={() => void again()}>
          Send again<span className="sr-only"> to {email}</span>
        </Button>
        <Button
          size="sm"
          variant="quiet"
          busy={revoking.isLoading}
          busyLabel="One moment…"
          onClick={() => void cancel()}
        >
          Cancel<span className="sr-only"> the invitation to {email}</span>
        </Button>
      </div>
    </li>
  );
}

export function Invitations({ invitations }: { invitations: readonly AgencyInvitation[] }) {
  if (invitations.length === 0) return null;
  return (
    <ul aria-label="Open invitations" className="border-t border-hairline">
      {invitations.map((invitation) => (
        <Invitation key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  );
}

import type { ClientInvitation } from '@landsea/contracts/agents';
import { Badge, type BadgeTone } from '@landsea/ui/badge';
import { formatInvitationDate, invitationWords } from './client-messages';

const tones: Record<ClientInvitation['state'], BadgeTone> = {
  'not-invited': 'neutral',
  invited: 'sea',
  expired: 'sun',
  joined: 'palm',
  left: 'neutral',
};

export function InvitationBadge({ invitation }: { invitation: ClientInvitation }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={tones[invitation.state]}>{invitationWords[invitation.state]}</Badge>
      <span className="text-sm whitespace-nowrap text-muted tabular-nums">
        {formatInvitationDate(invitation)}
      </span>
    </span>
  );
}

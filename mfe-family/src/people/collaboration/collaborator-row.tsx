import { CollaboratorRole, type Collaborator } from '@landsea/contracts/sharing';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { SelectField } from '@landsea/ui/fields/select-field';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { formatDayOf, notify } from '@landsea/web-kit';
import type { ReactNode } from 'react';
import { useChangeCollaboratorMutation, useResendInvitationMutation } from '../../trip-frame/api/sharing-api';
import { roleNames, roleOptions } from './sharing-messages';

const stateOf = ({ state, expiresAt }: Collaborator): string | undefined => {
  if (state === 'joined') return undefined;
  const day = formatDayOf(expiresAt);
  return state === 'invited' ? `Invited, open until ${day}` : `Invitation expired on ${day}`;
};

interface CollaboratorRowProps {
  tripId: string;
  guest: Collaborator;
  isOwner: boolean;
  onBlocked: (() => void) | undefined;
  onRemove: () => void;
  children: ReactNode;
}

export function CollaboratorRow({
  tripId,
  guest,
  isOwner,
  onBlocked,
  onRemove,
  children,
}: CollaboratorRowProps) {
  const [change, changing] = useChangeCollaboratorMutation();
  const [resend, resending] = useResendInvitationMutation();
  const { id, role, seesMoney, isYou, state, email, name } = guest;
  const who = name ?? email;
  const waits = stateOf(guest);
  const set = (to: Parameters<typeof change>[0]['change']) =>
    onBlocked ? onBlocked() : void change({ tripId, id, change: to });
  const again = async () => {
    if (onBlocked) return onBlocked();
    const { error } = await resend({ tripId, id });
    if (!error) notify({ title: 'Sent again', description: `${email} has a new link.`, tone: 'success' });
  };
  return (
    <li className="grid gap-3 border-t border-hairline py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="min-w-0">
        <h3
          className={`flex flex-wrap items-center gap-2 wrap-anywhere ${name ? 'font-display text-lg' : 'font-sans text-base font-semibold tracking-normal'}`}
        >
          {who}
          {isYou ? <Badge tone="sea">You</Badge> : null}
        </h3>
        {name ? <p className="text-sm text-muted wrap-anywhere">{email}</p> : null}
        {waits ? <p className={state === 'expired' ? 'text-berry' : 'text-muted'}>{waits}</p> : null}
        {isOwner ? null : (
          <p>
            {roleNames[role]}
            {isYou ? (seesMoney ? ', and sees money' : ', without the money') : ''}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        {isOwner && state !== 'joined' ? (
          <Button size="sm" busy={resending.isLoading} busyLabel="Sending…" onClick={() => void again()}>
            Send again<span className="sr-only"> to {email}</span>
          </Button>
        ) : null}
        {isOwner || isYou ? (
          <Button size="sm" variant="quiet" onClick={onRemove}>
            {isYou ? 'Leave this trip' : state === 'joined' ? 'Remove' : 'Cancel invitation'}
            {isYou ? null : <span className="sr-only"> {who}</span>}
          </Button>
        ) : null}
      </div>
      {children}
      {isOwner ? (
        <div className="grid items-center gap-x-6 gap-y-3 sm:col-span-2 sm:grid-cols-2">
          <SelectField
            hideLabel
            label={`What ${who} may do`}
            options={roleOptions}
            value={role}
            disabled={changing.isLoading}
            onValueChange={(value) => set({ role: CollaboratorRole.parse(value) })}
          />
          <SwitchField
            label="Can see budget"
            checked={seesMoney}
            disabled={changing.isLoading}
            onCheckedChange={(checked) => set({ seesMoney: checked })}
          />
        </div>
      ) : null}
    </li>
  );
}

import type { Agency, AgencyMember } from '@landsea/contracts/agents';
import { SelectField } from '@landsea/ui/fields/select-field';
import { Notice } from '@landsea/ui/notice';
import { ConfirmDialog } from '@landsea/ui/overlays/confirm-dialog';
import { toApiError, notify } from '@landsea/web-kit';
import { useState } from 'react';
import { formatClients } from './role-texts';
import { useRemoveMemberMutation } from '../frame/team/team-api';

const KEEP = 'keep';

/** The member's clients go to a colleague in the same step. */
export function RemoveMemberDialog({
  member: { userId, name, clients, isYou },
  agency,
  onClose,
}: {
  member: AgencyMember;
  agency: Agency;
  onClose: () => void;
}) {
  const [remove, { isLoading, error }] = useRemoveMemberMutation();
  const [to, setTo] = useState(isYou ? KEEP : '');
  const others = agency.members
    .filter(({ userId: id, role }) => id !== userId && role !== 'assistant')
    .map((other) => ({ value: other.userId, label: other.isYou ? `${other.name} (you)` : other.name }));
  const options = isYou ? [{ value: KEEP, label: 'I’ll take them with me' }, ...others] : others;
  const run = async () => {
    const toAgentId = clients === 0 || to === KEEP ? null : to;
    const { data } = await remove({ memberId: userId, toAgentId });
    if (!data) return;
    notify({ title: isYou ? `You left ${agency.name}` : `${name} left the team`, tone: 'success' });
    onClose();
  };
  return (
    <ConfirmDialog
      title={isYou ? `Leave ${agency.name}?` : `Remove ${name}?`}
      description={
        isYou
          ? 'You’ll work on your own again, and colleagues will no longer see your clients.'
          : 'They’ll stop seeing the agency’s clients right away. What they did stays in the history.'
      }
      cancelLabel="Cancel"
      confirmLabel={isYou ? 'Leave' : 'Remove'}
      busyLabel="One moment…"
      isBusy={isLoading}
      isDisabled={clients > 0 && !to}
      onConfirm={run}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {error ? <Notice tone="error">{reasonOf(error)}</Notice> : null}
        {clients > 0 ? (
          <SelectField
            label={`Who takes over ${isYou ? 'your' : 'their'} ${formatClients(clients)}?`}
            placeholder="Choose a colleague"
            options={options}
            value={to}
            onValueChange={setTo}
          />
        ) : null}
      </div>
    </ConfirmDialog>
  );
}

const reasonOf = (error: Parameters<typeof toApiError>[0]): string => {
  const failed = toApiError(error);
  return ('fields' in failed && failed.fields[0]?.message) || failed.message;
};

import type { ClientHandOver } from '@landsea/contracts/agents';
import { SelectField } from '@landsea/ui/fields/select-field';
import { Notice } from '@landsea/ui/notice';
import { ConfirmDialog } from '@landsea/ui/overlays/confirm-dialog';
import { toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { useColleagues } from './use-colleagues';
import { useHandOverClientsMutation } from './team-api';

export function HandOverDialog({
  clientIds,
  title,
  agentId,
  onDone,
  onClose,
}: {
  clientIds: readonly string[];
  title: string;
  /** The current agent cannot be chosen; undefined for several clients. */
  agentId: string | undefined;
  onDone: (done: ClientHandOver) => void;
  onClose: () => void;
}) {
  const [handOver, { isLoading, error }] = useHandOverClientsMutation();
  const colleagues = useColleagues(agentId);
  const [to, setTo] = useState('');
  const failed = error && toApiError(error);
  const run = async () => {
    const { data } = await handOver({ clientIds: [...clientIds], toAgentId: to });
    if (data) onDone(data);
  };
  return (
    <ConfirmDialog
      title={title}
      description="Trips, messages, next steps and history go with them. We’ll email your colleague and any clients who have joined. You can undo this for 30 days."
      cancelLabel="Cancel"
      confirmLabel="Hand over"
      busyLabel="Handing over…"
      variant="primary"
      isBusy={isLoading}
      isDisabled={!to}
      onConfirm={run}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {failed ? (
          <Notice tone="error">{('fields' in failed && failed.fields[0]?.message) || failed.message}</Notice>
        ) : null}
        <SelectField
          label="To"
          placeholder="Choose a colleague"
          options={colleagues.map(({ userId, name, isYou }) => ({
            value: userId,
            label: isYou ? `${name} (you)` : name,
          }))}
          value={to}
          onValueChange={setTo}
        />
      </div>
    </ConfirmDialog>
  );
}

import type { ClientHandOver } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { SelectField } from '@landsea/ui/fields/select-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
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
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description="Trips, messages, next steps and history go with them. We’ll email your colleague and any clients who have joined. You can undo this for 30 days."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!to}
            busy={isLoading}
            busyLabel="Handing over…"
            onClick={() => void run()}
          >
            Hand over
          </Button>
        </>
      }
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
    </Dialog>
  );
}

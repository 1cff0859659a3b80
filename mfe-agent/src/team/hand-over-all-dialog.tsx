import type { Agency, AgencyMember } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { SelectField } from '@landsea/ui/fields/select-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { useState } from 'react';
import { formatClients } from './role-texts';
import { useHandOverAll } from './use-hand-over-all';

/** Clients are handed over in steps; those that went over stay there when a step fails. */
export function HandOverAllDialog({
  member: { userId, name, clients, isYou },
  agency,
  onClose,
}: {
  member: AgencyMember;
  agency: Agency;
  onClose: () => void;
}) {
  const [to, setTo] = useState('');
  const { run, moved, isRunning, failure } = useHandOverAll(userId);
  const others = agency.members.filter((each) => each.userId !== userId && each.role !== 'assistant');
  const start = async () => {
    if (await run(to)) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Hand over ${isYou ? 'your' : `${name}’s`} ${formatClients(clients)}`}
      description="Trips, messages, next steps and history go with them, 200 clients at a time. You can undo each step for 30 days."
      footer={
        <>
          <Button onClick={onClose}>{isRunning ? 'Stop' : 'Cancel'}</Button>
          <Button
            variant="primary"
            disabled={!to}
            busy={isRunning}
            busyLabel={`${moved} of ${clients}…`}
            onClick={() => void start()}
          >
            Hand all over
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failure ? <Notice tone="error">{failure}</Notice> : null}
        {moved > 0 ? (
          <p role="status" className="text-muted tabular-nums">
            {String(moved)} of {formatClients(clients)} went over.
          </p>
        ) : null}
        <SelectField
          label="To"
          placeholder="Choose a colleague"
          options={others.map((each) => ({
            value: each.userId,
            label: each.isYou ? `${each.name} (you)` : each.name,
          }))}
          value={to}
          disabled={isRunning}
          onValueChange={setTo}
        />
      </div>
    </Dialog>
  );
}

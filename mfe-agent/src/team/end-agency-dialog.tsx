import type { Agency } from '@landsea/contracts/agents';
import { ConfirmDialog } from '@landsea/ui/overlays/confirm-dialog';
import { notify } from '@landsea/web-kit';
import { useEndAgencyMutation } from '../frame/team/team-api';

export function EndAgencyDialog({ agency: { name }, onClose }: { agency: Agency; onClose: () => void }) {
  const [end, { isLoading }] = useEndAgencyMutation();
  const run = async () => {
    const { error } = await end();
    if (!error) notify({ title: `${name} has ended`, tone: 'success' });
  };
  return (
    <ConfirmDialog
      title={`End ${name}?`}
      description="Everyone goes back to working alone. Agents keep their own clients, assistants no longer see any, and you no longer see other agents’ clients. You can’t undo this."
      cancelLabel="Cancel"
      confirmLabel="End the agency"
      busyLabel="One moment…"
      isBusy={isLoading}
      onConfirm={run}
      onClose={onClose}
    />
  );
}

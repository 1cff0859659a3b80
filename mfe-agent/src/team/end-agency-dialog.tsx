import type { Agency } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { notify } from '@landsea/web-kit';
import { useEndAgencyMutation } from '../frame/team/team-api';

export function EndAgencyDialog({ agency: { name }, onClose }: { agency: Agency; onClose: () => void }) {
  const [end, { isLoading }] = useEndAgencyMutation();
  const run = async () => {
    const { error } = await end();
    if (!error) notify({ title: `${name} has ended`, tone: 'success' });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`End ${name}?`}
      description="Everyone goes back to working alone. Agents keep their own clients, assistants no longer see any, and you no longer see other agents’ clients. You can’t undo this."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" busy={isLoading} busyLabel="One moment…" onClick={() => void run()}>
            End the agency
          </Button>
        </>
      }
    />
  );
}

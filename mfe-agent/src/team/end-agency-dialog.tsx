import type { Agency } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { notify } from '@landsea/web-kit';
import { useEndAgencyMutation } from '../team-api';

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
      description="Everybody works alone again. Agents keep their own clients, assistants lose sight of all of them, and you no longer see the clients of others. This cannot be taken back."
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

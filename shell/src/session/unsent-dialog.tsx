import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';

interface UnsentDialogProps {
  count: number;
  onStay: () => void;
  onLeave: () => void;
}

export function UnsentDialog({ count, onStay, onLeave }: UnsentDialogProps) {
  const changes = count === 1 ? '1 change' : `${count} changes`;
  return (
    <Dialog
      open
      onOpenChange={onStay}
      title={`Log out and lose ${changes}?`}
      description={`You made ${count === 1 ? 'it' : 'them'} without a connection, and only this device has ${count === 1 ? 'it' : 'them'}. Open the trip once you’re back online, and ${count === 1 ? 'it saves' : 'they save'} by ${count === 1 ? 'itself' : 'themselves'}.`}
      footer={
        <>
          <Button variant="quiet" onClick={onLeave}>
            Log out anyway
          </Button>
          <Button variant="primary" onClick={onStay}>
            Stay logged in
          </Button>
        </>
      }
    />
  );
}

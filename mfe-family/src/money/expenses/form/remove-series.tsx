import type { Expense } from '@landsea/contracts/money';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';

interface RemoveSeriesProps {
  expense: Expense;
  onClose: () => void;
  onRemove: (following: boolean) => void;
}

export function RemoveSeries({ expense, onClose, onRemove }: RemoveSeriesProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete ${expense.what}?`}
      description="It is one of several that repeat. Either can be undone."
      footer={
        <>
          <Button onClick={() => onRemove(false)}>Only this one</Button>
          <Button variant="danger" onClick={() => onRemove(true)}>
            This and all later ones
          </Button>
        </>
      }
    />
  );
}

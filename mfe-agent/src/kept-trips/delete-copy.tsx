import { Button } from '@landsea/ui/button';
import { ConfirmDialog } from '@landsea/ui/overlays/confirm-dialog';
import { notify } from '@landsea/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRemoveKeptTripMutation } from './kept-trips-api';

export function DeleteCopy({ id, name }: { id: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [remove, { isLoading }] = useRemoveKeptTripMutation();
  const navigate = useNavigate();
  const deleteCopy = async () => {
    const { error } = await remove(id);
    if (error) return;
    notify({ title: 'Copy deleted', tone: 'success' });
    void navigate('/kept-trips', { replace: true });
  };
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setIsOpen(true)}>
        Delete this copy
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={`Delete your copy of ${name}?`}
        description="Nobody has another one for you, and it cannot be brought back."
        confirmLabel="Delete"
        busyLabel="Deleting…"
        isBusy={isLoading}
        onConfirm={deleteCopy}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

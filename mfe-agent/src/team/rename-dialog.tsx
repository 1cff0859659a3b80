import { CreateAgency, type Agency } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import { useId } from 'react';
import { useRenameAgencyMutation } from '../frame/team/team-api';

export function RenameDialog({
  agency: { name, version },
  onClose,
}: {
  agency: Agency;
  onClose: () => void;
}) {
  const [rename] = useRenameAgencyMutation();
  const { field, submit, failure, isBusy } = useZodForm(CreateAgency, { name });
  const id = useId();
  const save = submit(async (agency) => {
    const { error } = await rename({ ...agency, version });
    if (error) return callFailure(error);
    return onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Rename the agency"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={isBusy} busyLabel="Saving…">
            Save
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={save}>
        {failure ? <Notice tone="error">{failure.message}</Notice> : null}
        <TextField {...field('name')} label="Name of the agency" maxLength={80} />
      </form>
    </Dialog>
  );
}

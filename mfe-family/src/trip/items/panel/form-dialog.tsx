import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';

interface FormDialogProps {
  title: string;
  description?: string;
  submitLabel: string;
  /** Saves the form; answers what went wrong, or nothing, and then the dialog closes. */
  onSubmit: () => Promise<string | undefined>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is one form: it stays open, with what was typed, when saving fails. */
export function FormDialog({
  title,
  description,
  submitLabel,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const form = useId();
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    const failed = await onSubmit();
    setSaving(false);
    setFailure(failed);
    if (failed === undefined) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <Button form={form} type="submit" variant="primary" busy={isSaving} busyLabel="Saving…">
          {submitLabel}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {failure ? (
          <Notice tone="error" title="Not saved">
            {failure}
          </Notice>
        ) : null}
        {children}
      </form>
    </Dialog>
  );
}

import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { useZodForm } from '@landsea/web-kit/forms';
import { useId, type ReactNode } from 'react';
import type { z } from 'zod/mini';

interface FormDialogProps<Values extends Record<string, unknown>, Data> {
  title: string;
  description?: string;
  submitLabel: string;
  schema: z.ZodMiniType<Data>;
  initial: Values;
  onSave: (data: Data) => Promise<string | undefined>;
  onClose: () => void;
  children: (form: ReturnType<typeof useZodForm<Values, Data>>) => ReactNode;
}

export function FormDialog<Values extends Record<string, unknown>, Data>(
  props: FormDialogProps<Values, Data>,
) {
  const { title, description, submitLabel, schema, initial, onSave, onClose, children } = props;
  const id = useId();
  const form = useZodForm(schema, initial);
  const send = form.submit(async (data) => {
    const message = await onSave(data);
    return message === undefined ? onClose() : { message };
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <Button form={id} type="submit" variant="primary" busy={form.isBusy} busyLabel="Saving…">
          {submitLabel}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
        {form.failure ? (
          <Notice tone="error" title="Not saved">
            {form.failure.message}
          </Notice>
        ) : null}
        {children(form)}
      </form>
    </Dialog>
  );
}

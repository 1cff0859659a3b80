import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { Dialog, type DialogProps } from '@landsea/ui/overlays/dialog';
import { useZodForm, type FormFailure } from '@landsea/web-kit/forms';
import { useId, type ReactNode } from 'react';
import type { z } from 'zod/mini';

type Form<Values extends Record<string, unknown>, Data> = ReturnType<typeof useZodForm<Values, Data>>;

interface FormDialogProps<Values extends Record<string, unknown>, Data> extends Pick<
  DialogProps,
  'title' | 'description' | 'size'
> {
  submitLabel: string;
  hasCancel?: boolean;
  schema: z.ZodMiniType<Data>;
  initial: Values;
  /** A failure stays in the dialog, with what was typed; without one the dialog closes. */
  onSave: (data: Data, form: Form<Values, Data>['form']) => Promise<FormFailure | string | undefined>;
  onClose: () => void;
  children: (form: Form<Values, Data>) => ReactNode;
}

export function FormDialog<Values extends Record<string, unknown>, Data>(
  props: FormDialogProps<Values, Data>,
) {
  const { submitLabel, hasCancel, schema, initial, onSave, onClose, children, ...dialog } = props;
  const id = useId();
  const form = useZodForm(schema, initial);
  const send = form.submit(async (data) => {
    const failed = await onSave(data, form.form);
    if (failed === undefined) return onClose();
    return typeof failed === 'string' ? { message: failed } : failed;
  });
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={onClose}
      footer={
        <>
          {hasCancel ? <Button onClick={onClose}>Cancel</Button> : null}
          <Button form={id} type="submit" variant="primary" busy={form.isBusy} busyLabel="Saving…">
            {submitLabel}
          </Button>
        </>
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

import { TextField } from '@landsea/ui/fields/text-field';
import { FormDialog } from '@landsea/web-kit/parts/form-dialog';
import { callFailure } from '@landsea/web-kit/forms';
import * as z from 'zod/mini';

const Reason = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, 'Say why, in a few words')),
});

interface ReasonDialogProps {
  title: string;
  description: string;
  placeholder?: string;
  submitLabel: string;
  onSend: (reason: string) => Promise<{ error?: unknown }>;
  onClose: () => void;
}

export function ReasonDialog({ placeholder, onSend, ...dialog }: ReasonDialogProps) {
  return (
    <FormDialog
      {...dialog}
      hasCancel
      schema={Reason}
      initial={{ reason: '' }}
      onSave={async ({ reason }) => callFailure((await onSend(reason)).error)}
    >
      {({ field }) => (
        <TextField {...field('reason')} label="Why" maxLength={300} placeholder={placeholder} />
      )}
    </FormDialog>
  );
}

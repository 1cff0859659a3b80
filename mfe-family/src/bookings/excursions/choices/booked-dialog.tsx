import { MoneyField } from '@landsea/ui/fields/money-field';
import { TextField } from '@landsea/ui/fields/text-field';
import * as z from 'zod/mini';
import { FormDialog } from '@landsea/web-kit/parts/form-dialog';
import { TimeInput } from '../../../items/panel/form-inputs';
import type { OutingItem } from './outing-draft';

const BookedOuting = z.object({
  confirmation: z.pipe(
    z.string(),
    z.transform((typed) => typed.trim() || null),
  ),
  costCents: z.int(),
  time: TimeInput,
});
export type BookedOuting = z.infer<typeof BookedOuting>;

interface BookedDialogProps {
  item: OutingItem;
  onSave: (booked: BookedOuting) => Promise<string | undefined>;
  onClose: () => void;
}

export function BookedDialog({ item, onSave, onClose }: BookedDialogProps) {
  const { title, confirmation, costCents, time } = item;
  return (
    <FormDialog
      title={`Booked: ${title}`}
      description="The price goes to your budget as booked."
      submitLabel="Mark booked"
      schema={BookedOuting}
      initial={{ confirmation: confirmation ?? '', costCents: costCents ?? 0, time: time ?? '' }}
      {...{ onSave, onClose }}
    >
      {({ field, choice }) => {
        const cost = choice('costCents');
        return (
          <>
            <TextField
              {...field('confirmation')}
              label="Confirmation number"
              maxLength={60}
              autoComplete="off"
            />
            <div className="grid grid-cols-2 gap-4">
              <MoneyField
                label="Price for everyone who goes"
                valueCents={cost.value}
                onCommit={cost.onValueChange}
              />
              <TextField {...field('time')} label="Starts" type="time" />
            </div>
          </>
        );
      }}
    </FormDialog>
  );
}

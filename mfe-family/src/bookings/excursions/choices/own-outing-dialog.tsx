import { defineShortText } from '@landsea/contracts/core';
import { ITEM_TITLE_LENGTH } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { TextField } from '@landsea/ui/fields/text-field';
import * as z from 'zod/mini';
import { FormDialog } from '@landsea/web-kit/parts/form-dialog';
import { CostField } from '../../../items/controls/cost-field';
import { PeopleInput, TimeInput } from '../../../items/panel/form-inputs';
import { PeopleChips } from '../../../items/controls/people-chips';
import type { Guest } from '../who-can-go';

const Draft = z.object({
  title: defineShortText('A name', ITEM_TITLE_LENGTH),
  time: TimeInput,
  people: PeopleInput,
  costCents: z.nullable(z.int()),
});

export type OwnOuting = Omit<z.infer<typeof Draft>, 'people'> & { people: Guest[] };

interface OwnOutingDialogProps {
  place: string;
  start: string | null;
  party: TripDetail['party'];
  guests: readonly Guest[];
  onSave: (outing: OwnOuting) => Promise<string | undefined>;
  onClose: () => void;
}

export function OwnOutingDialog({ place, start, party, guests, onSave, onClose }: OwnOutingDialogProps) {
  const initial: z.input<typeof Draft> = { title: '', time: start ?? '', people: null, costCents: null };
  return (
    <FormDialog
      title={`Your own plan in ${place}`}
      submitLabel="Save to the plan"
      schema={Draft}
      initial={initial}
      onSave={({ people, ...outing }) =>
        onSave({ ...outing, people: guests.filter(({ id }) => people === null || people.includes(id)) })
      }
      onClose={onClose}
    >
      {({ field, choice }) => {
        const [people, cost] = [choice('people'), choice('costCents')];
        return (
          <>
            <TextField
              {...field('title')}
              label="What"
              maxLength={ITEM_TITLE_LENGTH}
              placeholder="Lunch by the harbor"
            />
            <PeopleChips
              label="Who’s going?"
              party={party}
              value={people.value}
              onChange={people.onValueChange}
            />
            <div className="grid grid-cols-2 gap-4">
              <TextField {...field('time')} label="Starts" type="time" />
              <CostField costCents={cost.value} onCommit={cost.onValueChange} />
            </div>
          </>
        );
      }}
    </FormDialog>
  );
}

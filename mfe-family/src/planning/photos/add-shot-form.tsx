import { ITEM_TITLE_LENGTH } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { blankDetails } from '../../trip/items/item-details';
import type { DayItems } from '../../trip/items/use-day-items';

/** A picture that the catalog does not have, such as everyone in matching shirts. */
export function AddShotForm({ plans }: { plans: DayItems }) {
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const title = typed.trim();
    if (title === '') return;
    if (!plans.onBlocked) setTyped('');
    void plans.add(
      { id: crypto.randomUUID(), title, date: null, status: 'wish', details: blankDetails('photo') },
      { undo: `${title} is on your list` },
    );
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2 print:hidden">
      <TextField
        label="Add your own"
        value={typed}
        maxLength={ITEM_TITLE_LENGTH}
        onChange={(event) => setTyped(event.target.value)}
        className="grow"
      />
      <Button type="submit">Add</Button>
    </form>
  );
}

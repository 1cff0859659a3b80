import { ITEM_TITLE_LENGTH } from '@landsea/contracts/planning';
import type { ItemKind } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { EditorOnly } from '../page/read-only';
import { blankDetails } from './item-details';
import type { DayItems } from './use-day-items';

interface AddOwnFormProps {
  kind: ItemKind;
  plans: DayItems;
  /** What is said with Undo: `Fudge is on your list`. */
  addedText: (title: string) => string;
}

/** Adds a wish that the catalog does not have, such as everyone in matching shirts. */
export function AddOwnForm({ kind, plans, addedText }: AddOwnFormProps) {
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const title = typed.trim();
    if (title === '') return;
    if (!plans.onBlocked) setTyped('');
    void plans.add(
      { id: crypto.randomUUID(), title, date: null, status: 'wish', details: blankDetails(kind) },
      { undo: addedText(title) },
    );
  };
  return (
    <EditorOnly>
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
    </EditorOnly>
  );
}

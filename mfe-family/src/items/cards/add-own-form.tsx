import { makeBlankDetails } from '@landsea/rules/day-plans';
import { defineShortText } from '@landsea/contracts/core';
import { ITEM_TITLE_LENGTH, type ItemKind } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { useZodForm } from '@landsea/web-kit/forms';
import * as z from 'zod/mini';
import { EditorOnly } from '../../trip-frame/access/read-only';
import type { DayItems } from '../queue/use-day-items';

const OwnWish = z.object({ title: defineShortText('A name', ITEM_TITLE_LENGTH) });

interface AddOwnFormProps {
  kind: ItemKind;
  dayItems: DayItems;
  addedText: (title: string) => string;
}

export function AddOwnForm({ kind, dayItems, addedText }: AddOwnFormProps) {
  const { form, field, submit } = useZodForm(OwnWish, { title: '' }, { onBlocked: dayItems.refuseEdit });
  const add = submit(({ title }) => {
    form.reset();
    void dayItems.add(
      { id: crypto.randomUUID(), title, date: null, details: makeBlankDetails(kind) },
      { undo: addedText(title) },
    );
    return Promise.resolve();
  });
  return (
    <EditorOnly>
      <form noValidate onSubmit={(event) => void add(event)} className="flex items-end gap-2 print:hidden">
        <TextField {...field('title')} label="Add your own" maxLength={ITEM_TITLE_LENGTH} className="grow" />
        <Button type="submit">Add</Button>
      </form>
    </EditorOnly>
  );
}

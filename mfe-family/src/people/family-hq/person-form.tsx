import type { PartyMember } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Notice } from '@landsea/ui/notice';
import { Segmented } from '@landsea/ui/fields/segmented';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { levelNames } from './person-facts';
import { draftOf, problemsOf } from './person-draft';
import type { DraftProblems, MemberDraft } from './person-draft';

const levels = [
  { value: 'unknown', label: 'Not sure' },
  ...Object.entries(levelNames).map(([value, label]) => ({ value, label })),
];

/** What went wrong with a save: at fields, or in words about the whole. */
export interface SaveProblems {
  fields?: Record<string, string>;
  message?: string | undefined;
}

interface PersonFormProps {
  person: PartyMember | undefined;
  sails: boolean;
  lastDay: string;
  /** Saves; what was typed stays when it answers with problems. */
  onSave: (draft: MemberDraft) => Promise<SaveProblems | undefined>;
  onClose: () => void;
}

export function PersonForm({ person, sails, lastDay, onSave, onClose }: PersonFormProps) {
  const [draft, setDraft] = useState(() => draftOf(person));
  const [problems, setProblems] = useState<DraftProblems>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const change = (part: Partial<MemberDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setProblems({});
  };
  const show = (found: DraftProblems) => {
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(draft);
    if (Object.keys(found).length > 0) return show(found);
    setBusy(true);
    const problem = await onSave(draft);
    setBusy(false);
    setFailure(problem?.message);
    if (problem?.fields) show(problem.fields);
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={person ? `Edit ${person.name}` : 'Add a person'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={busy} busyLabel="Saving…">
            {person ? 'Save' : 'Add to the trip'}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        {failure ? <Notice tone="error">{failure}</Notice> : null}
        <TextField
          label="Name"
          name="name"
          value={draft.name}
          maxLength={80}
          error={problems.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <div className="grid items-end gap-3 sm:grid-cols-[auto_1fr]">
          <Segmented
            label="How old"
            showLabel
            options={[
              { value: 'age', label: 'Age' },
              { value: 'birth-date', label: 'Birth date' },
            ]}
            value={draft.by}
            onValueChange={(by) => change({ by })}
          />
          {draft.by === 'age' ? (
            <TextField
              label="Age on the first day"
              name="age"
              inputMode="numeric"
              value={draft.age}
              maxLength={3}
              error={problems.age}
              onChange={({ target }) => change({ age: target.value })}
            />
          ) : (
            <DateField
              label="Birth date"
              name="birthDate"
              value={draft.birthDate}
              max={lastDay}
              error={problems.birthDate}
              onChange={(birthDate) => change({ birthDate })}
            />
          )}
        </div>
        <TextField
          label="Height in inches"
          name="heightInches"
          inputMode="numeric"
          hint="Shows which rides they are tall enough for."
          value={draft.height}
          maxLength={3}
          error={problems.heightInches}
          onChange={({ target }) => change({ height: target.value })}
        />
        <TextField
          label="Dietary needs"
          name="dietaryNotes"
          placeholder="Peanut allergy, vegetarian…"
          value={draft.dietaryNotes}
          maxLength={300}
          error={problems.dietaryNotes}
          onChange={({ target }) => change({ dietaryNotes: target.value })}
        />
        {sails || draft.loyaltyLevel !== 'unknown' ? (
          <SelectField
            label="Castaway Club level"
            options={levels}
            value={draft.loyaltyLevel}
            onValueChange={(value) => change({ loyaltyLevel: levelOf(value) })}
          />
        ) : null}
      </form>
    </Dialog>
  );
}

const levelOf = (value: string): MemberDraft['loyaltyLevel'] =>
  (Object.keys(levelNames) as MemberDraft['loyaltyLevel'][]).find((level) => level === value) ?? 'unknown';

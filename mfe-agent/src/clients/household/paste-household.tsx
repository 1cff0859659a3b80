import { MAX_HOUSEHOLD_TEXT, secretNames } from '@landsea/rules/agents/imports';
import { Button } from '@landsea/ui/button';
import { TextAreaField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { useState } from 'react';
import { PastedPerson } from './pasted-person';
import type { KnownName } from './pasted-people';
import type { HouseholdPersonDraft } from './person-draft';
import { usePastedPeople } from './use-pasted-people';

interface PasteHouseholdProps {
  /** Those who are in the household already. */
  known: readonly KnownName[];
  familyName: string;
  /** `Add` or `Use`: the verb of the button. */
  verb: 'Add' | 'Use';
  /** Resolves to the sentence of a failure. */
  onUse: (people: readonly HouseholdPersonDraft[]) => Promise<string | undefined>;
  onClose: () => void;
}

const MOST_UNREAD = 5;

const countPeople = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`;

/** Nothing is written before the people are confirmed. */
export function PasteHousehold({ known, familyName, verb, onUse, onClose }: PasteHouseholdProps) {
  const { text, read, rows, chosen, write, edit, check } = usePastedPeople(known, familyName);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const use = async () => {
    if (!check()) return;
    setIsBusy(true);
    setFailure(undefined);
    const failed = await onUse(chosen.map(({ draft }) => draft));
    setIsBusy(false);
    if (failed) setFailure(failed);
    else onClose();
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title="Paste a household"
      description="An email, a text message, or a list of names. You look at everyone before they’re added."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={isBusy}
            busyLabel="Adding…"
            disabled={chosen.length === 0}
            onClick={() => void use()}
          >
            {chosen.length === 0 ? `${verb} people` : `${verb} ${countPeople(chosen.length)}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <TextAreaField
          label="Who travels, in their words"
          rows={4}
          maxLength={MAX_HOUSEHOLD_TEXT}
          placeholder="Chidi 5/2/84, Ada 12, Obi 9, Nneka 5, grandma Rosa 71"
          value={text}
          onChange={({ target }) => write(target.value)}
        />
        {read.taken.length > 0 ? (
          <Notice tone="warning">
            We left out {[...new Set(read.taken)].map((kind) => secretNames[kind]).join(' and ')}. Numbers
            like that don’t belong here.
          </Notice>
        ) : null}
        {failure ? <Notice tone="error">{failure}</Notice> : null}
        <p role="status" className="text-sm text-muted">
          {describeRead(text, rows.length)}
        </p>
        {rows.length > 0 ? (
          <ul aria-label="People in the text">
            {rows.map((row) => (
              <PastedPerson
                key={row.at}
                {...row}
                onChoose={(isChosen) => edit(row.at, { isChosen })}
                onName={(name) => edit(row.at, { name, isChosen: true })}
              />
            ))}
          </ul>
        ) : null}
        {read.unread.length > 0 && rows.length > 0 ? (
          <p className="text-sm wrap-anywhere text-muted">
            Not used: {read.unread.slice(0, MOST_UNREAD).join(' · ')}
            {read.unread.length > MOST_UNREAD ? ' …' : ''}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}

const describeRead = (text: string, found: number): string => {
  if (text.trim() === '') return '';
  if (found === 0) return 'No names yet. Try one person a line, with the age: Ada Okafor 12';
  return `${countPeople(found)} found. Fix a name, or leave somebody out.`;
};

import { readHouseholdText } from '@landsea/rules/agents/imports';
import { useMemo, useState } from 'react';
import { HouseholdPersonDraft } from './person-draft';
import { parseDraft, isKnownName, type KnownName } from './pasted-people';

interface Edit {
  name?: KnownName;
  isChosen?: boolean;
}

const getLocalDay = (): string => new Intl.DateTimeFormat('en-CA').format(new Date());

export const usePastedPeople = (known: readonly KnownName[], familyName: string) => {
  const [text, setText] = useState('');
  const [edits, setEdits] = useState<Readonly<Record<number, Edit>>>({});
  const [isChecked, setIsChecked] = useState(false);
  const read = useMemo(
    () => readHouseholdText(text, { today: getLocalDay(), ...(familyName && { familyName }) }),
    [text, familyName],
  );
  const rows = read.people.map((person, at) => {
    const edit = edits[at];
    const { firstName, lastName } = person;
    const name = edit?.name ?? { firstName, lastName };
    const isKnown = isKnownName(known, name);
    const draft: HouseholdPersonDraft = { ...parseDraft(person), ...name };
    const issues = HouseholdPersonDraft.safeParse(draft).error?.issues ?? [];
    const errorOf = (field: keyof KnownName) => issues.find(({ path }) => path[0] === field)?.message;
    const isChosen = edit?.isChosen ?? !isKnown;
    const shows = isChecked && isChosen;
    const [firstError, lastError] = shows ? [errorOf('firstName'), errorOf('lastName')] : [];
    return {
      ...{ at, person, name, isKnown, isChosen, draft, isValid: issues.length === 0 },
      errors: { ...(firstError && { firstName: firstError }), ...(lastError && { lastName: lastError }) },
    };
  });
  const chosen = rows.filter(({ isChosen }) => isChosen);
  return {
    text,
    read,
    rows,
    chosen,
    write: (typed: string) => {
      setText(typed);
      setEdits({});
      setIsChecked(false);
    },
    edit: (at: number, change: Edit) => setEdits((now) => ({ ...now, [at]: { ...now[at], ...change } })),
    /** Shows what is missing; true where nothing is. */
    check: (): boolean => {
      setIsChecked(true);
      return chosen.every(({ isValid }) => isValid);
    },
  };
};

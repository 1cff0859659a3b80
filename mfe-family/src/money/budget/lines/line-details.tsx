import { lineStatuses, type BudgetLine, type DueKind } from '@landsea/contracts/money';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { FailureText } from '@landsea/ui/failure-text';
import { Segmented } from '@landsea/ui/fields/segmented';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { formatDate } from '@landsea/web-kit';
import { Copy } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { EditorOnly, useReadOnly } from '../../../trip-frame/access/read-only';
import { toPersonKey, findPersonRef } from '../../../trip-frame/people/party';
import type { LineChange } from '../../../trip-frame/api/budget-line-queue';
import { dueNames, makeStatusChange, statusNames } from './line-status';
import type { LineEdits } from './use-line-edits';

interface DraftOptions {
  value: string;
  onBegin: () => void;
  onCommit: (text: string) => Promise<string | undefined>;
  onBlocked: (() => void) | undefined;
}

const useDraft = ({ value, onBegin, onCommit, onBlocked }: DraftOptions) => {
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();

  const commit = async () => {
    if (draft === undefined) return;
    const text = draft.trim();
    if (text === value) return setDraft(undefined);
    const failure = await onCommit(text);
    setError(failure);
    setDraft((now) => (failure === undefined && now === draft ? undefined : now));
  };

  return {
    error,
    value: draft ?? value,
    onType: (text: string) => {
      if (onBlocked) return onBlocked();
      if (draft === undefined) onBegin();
      setDraft(text);
    },
    onBlur: () => void commit(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || draft === undefined) return;
      event.stopPropagation();
      setDraft(undefined);
      setError(undefined);
    },
  };
};

export interface LineDetailsProps {
  line: BudgetLine;
  paidCents: number;
  trip: TripDetail;
  edits: LineEdits;
  onBlocked: (() => void) | undefined;
}

const dueKinds = Object.keys(dueNames) as DueKind[];

const withOwn = (options: { value: string; label: string }[], own: string | null, label: string) =>
  own === null || options.some(({ value }) => value === own) ? options : [...options, { value: own, label }];

export function LineDetails({ line, paidCents, trip, edits, onBlocked }: LineDetailsProps) {
  const [failure, setFailure] = useState<string>();
  const seen = useRef(line);
  const begin = () => {
    seen.current = line;
  };
  const choose = async (change: LineChange) => {
    if (onBlocked) return onBlocked();
    setFailure(await edits.save(line, change));
  };
  const saveLater = (field: 'vendor' | 'note' | 'dueOn') => (text: string) =>
    edits.save(seen.current, { [field]: text === '' ? null : text });
  const fieldOf = (field: 'vendor' | 'note' | 'dueOn') => ({
    value: line[field] ?? '',
    onBegin: begin,
    onCommit: saveLater(field),
    onBlocked,
  });
  const vendor = useDraft(fieldOf('vendor'));
  const note = useDraft(fieldOf('note'));
  const dueOn = useDraft(fieldOf('dueOn'));
  const knownPerson = trip.party.find(({ name }) => name === findPersonRef(trip.party, line));

  return (
    <fieldset disabled={useReadOnly()} className="grid gap-4">
      <Segmented
        label={`How far ${line.label} is`}
        options={lineStatuses.map((value) => ({ value, label: statusNames[value] }))}
        value={line.status}
        onValueChange={(status) => void choose(makeStatusChange(line, status, paidCents))}
      />
      <SelectField
        label="For"
        value={knownPerson ? toPersonKey(knownPerson) : (line.person ?? '')}
        onValueChange={(person) => void choose({ person: person === '' ? null : person })}
        options={withOwn(
          [
            { value: '', label: 'Everybody' },
            ...trip.party.map((each) => ({ value: toPersonKey(each), label: each.name })),
          ],
          knownPerson ? null : line.person,
          `${line.person ?? ''} (no longer in the party)`,
        )}
      />
      <SelectField
        label="Day"
        value={line.day ?? ''}
        onValueChange={(day) => void choose({ day: day === '' ? null : day })}
        options={withOwn(
          [
            { value: '', label: 'No date' },
            ...trip.days.map(({ date }) => ({ value: date, label: formatDate(date) })),
          ],
          line.day,
          `${line.day ? formatDate(line.day) : ''} (not a day of the trip)`,
        )}
      />
      <DateField
        label="Due date"
        value={dueOn.value}
        error={dueOn.error}
        onChange={dueOn.onType}
        onBlur={dueOn.onBlur}
        onKeyDown={dueOn.onKeyDown}
      />
      <SelectField
        label="Payment type"
        value={line.dueKind ?? ''}
        onValueChange={(kind) => void choose({ dueKind: dueKinds.find((each) => each === kind) ?? null })}
        options={[
          { value: '', label: 'The payment' },
          ...dueKinds.map((value) => ({ value, label: dueNames[value] })),
        ]}
      />
      <TextField
        label="Vendor"
        maxLength={120}
        value={vendor.value}
        error={vendor.error}
        onChange={(event) => vendor.onType(event.target.value)}
        onBlur={vendor.onBlur}
        onKeyDown={vendor.onKeyDown}
      />
      <TextField
        label="Note"
        maxLength={500}
        value={note.value}
        error={note.error}
        onChange={(event) => note.onType(event.target.value)}
        onBlur={note.onBlur}
        onKeyDown={note.onKeyDown}
      />
      <FailureText className="text-sm">{failure}</FailureText>
      <EditorOnly>
        <div>
          <Button
            size="sm"
            icon={<Copy aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={() => (onBlocked ? onBlocked() : void edits.duplicate(line))}
          >
            Duplicate this line
          </Button>
        </div>
      </EditorOnly>
    </fieldset>
  );
}

import { ImportField, importFieldNames, type ImportMapping } from '@landsea/contracts/agents/imports';
import { findFileObject, takeSecrets, type FileDateOrder } from '@landsea/rules/agents/imports';
import { formatDayOf } from '@landsea/web-kit';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { SelectField } from '@landsea/ui/fields/select-field';
import { Notice } from '@landsea/ui/notice';
import { useMemo } from 'react';
import type { OpenedFile } from './open-import-file';
import { OwnerFields, type OwnerChoices } from './owner-choices';
import { readFamilies } from './use-families';

const SAMPLES = 3;

const options = [
  { value: '', label: 'Leave out' },
  ...ImportField.options.map((value) => ({ value, label: importFieldNames[value] })),
];

const listSamples = ({ rows }: OpenedFile, column: number): string[] =>
  [...new Set(rows.map(({ cells }) => (cells[column] ?? '').trim()).filter(Boolean))]
    .slice(0, SAMPLES)
    .map((cell) => takeSecrets(cell).text);

interface MappingStepProps {
  file: OpenedFile;
  order: FileDateOrder | undefined;
  owners: OwnerChoices;
  problem: string | undefined;
  progress: { done: number; all: number } | undefined;
  onMapping: (mapping: ImportMapping) => void;
  onOrder: (order: FileDateOrder) => void;
  onOwners: (owners: OwnerChoices) => void;
  onNext: () => void;
  onBack: () => void;
}

const countOf = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

export function MappingStep(props: MappingStepProps) {
  const { file, order, owners, problem, progress, onMapping, onOrder, onOwners, onNext, onBack } = props;
  const read = useMemo(() => readFamilies(file, order), [file, order]);
  const { families, dates } = read;
  const names = [...new Set(families.map(({ owner }) => owner))].filter(Boolean);
  const isTrips = findFileObject(file.system, file.mapping) === 'bookings';
  const looks =
    file.system.key === 'other' ? 'We don’t know this program' : `This looks like ${file.system.name}`;
  const set = (column: number, value: string) =>
    onMapping(
      file.mapping.map((field, index) =>
        index === column ? (ImportField.safeParse(value).data ?? null) : field,
      ),
    );
  return (
    <Card aria-labelledby="import-mapping" className="grid gap-4">
      <CardTitle id="import-mapping">
        {looks}: {countOf(file.rows.length, 'row', 'rows')}, {countOf(families.length, 'family', 'families')}
      </CardTitle>
      {file.importedAt ? (
        <Notice>
          You imported this very file on {formatDayOf(file.importedAt)}. Importing it again changes only
          what’s different now.
        </Notice>
      ) : null}
      {isTrips ? (
        <Notice>
          This is a file of trips. They’re added to the clients you already have, with the tasks that are
          still ahead.
        </Notice>
      ) : null}
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <p className="text-muted">
        {file.isRemembered ? 'As you matched the columns last time. ' : ''}Check where each column goes.
      </p>
      {dates.isSure && !order ? null : (
        <SelectField
          label="Dates such as 06/05/1979 mean"
          value={order ?? dates.order}
          onValueChange={(value) => onOrder(value === 'day-first' ? 'day-first' : 'month-first')}
          options={[
            { value: 'month-first', label: 'June 5 (month first)' },
            { value: 'day-first', label: 'May 6 (day first)' },
          ]}
        />
      )}
      <OwnerFields owners={names} choices={owners} onChoose={onOwners} />
      <ul className="grid gap-3">
        {file.header.map((heading, column) => {
          const samples = listSamples(file, column);
          const isSecret = file.mapping[column] === 'secret';
          return (
            // Two columns may have one heading, and their order never changes.
            <li
              key={`${column} ${heading}`}
              className="grid items-center gap-x-6 gap-y-1 border-t border-hairline pt-3 sm:grid-cols-2"
            >
              <div className="min-w-0 wrap-anywhere">
                <p className="font-semibold">{heading || `Column ${column + 1}`}</p>
                <p className="text-sm text-muted">
                  {samples.length === 0
                    ? 'Empty'
                    : isSecret
                      ? 'We never import these numbers.'
                      : samples.join(' · ')}
                </p>
              </div>
              <SelectField
                hideLabel
                label={`${heading || `Column ${column + 1}`} is`}
                value={file.mapping[column] ?? ''}
                onValueChange={(value) => set(column, value)}
                options={options}
              />
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          disabled={families.length === 0}
          busy={progress !== undefined}
          busyLabel={progress ? `Comparing ${progress.done} of ${progress.all}…` : 'Comparing…'}
          onClick={onNext}
        >
          Show me the families
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Choose another file
        </Button>
      </div>
      {families.length === 0 ? (
        <p role="status">We need a first and a last name: match those columns to see the families.</p>
      ) : null}
    </Card>
  );
}

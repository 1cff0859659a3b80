import { budgetCategories, budgetCategoryNames } from '@landsea/contracts/money';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { SelectField } from '@landsea/ui/fields/select-field';
import { useId, useState } from 'react';
import type { CsvField } from './expense-columns';
import type { CsvMapping } from './csv-mapping';
import { listPersonColumns } from './file-people';
import type { ImportedFile } from './use-import-file';

const mainFields = ['day', 'what', 'amount', 'category'] as const satisfies CsvField[];
const moreFields = [
  'out',
  'in',
  'indicator',
  'paidBy',
  'shares',
  'note',
  'currency',
  'original',
  'rate',
] as const satisfies CsvField[];

const fieldNames: Record<CsvField, string> = {
  day: 'Date',
  what: 'What',
  amount: 'Amount',
  out: 'Money out',
  in: 'Money in',
  indicator: 'Word for out or in',
  category: 'Category',
  paidBy: 'Who paid',
  note: 'Note',
  currency: 'Currency',
  original: 'Amount in that currency',
  rate: 'Rate',
  shares: 'Shared by',
  kind: 'Type',
};

const MOST_LINES = 15;
const cut = (text: string): string => (text.length > 24 ? `${text.slice(0, 23)}…` : text);

interface ColumnFieldsProps {
  file: ImportedFile;
  onChange: (part: Partial<CsvMapping>) => void;
  onHeadings: (headings: number) => void;
  onSheet: (sheet: number) => void;
}

export function ColumnFields({ file, onChange, onHeadings, onSheet }: ColumnFieldsProps) {
  const { table, mapping, rows, sheets, sheet } = file;
  const [isOpen, setIsOpen] = useState(false);
  const more = useId();
  const width = Math.max(table.header.length, ...table.rows.slice(0, 20).map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index) => ({
    value: String(index),
    label: `${table.header[index] || `Column ${index + 1}`} (${cut(table.rows[0]?.cells[index] ?? '')})`,
  }));
  const choose = (field: CsvField) => (
    <SelectField
      key={field}
      label={fieldNames[field]}
      value={String(mapping.columns[field] ?? '')}
      onValueChange={(value) =>
        onChange({ columns: { ...mapping.columns, [field]: value === '' ? undefined : Number(value) } })
      }
      options={[{ value: '', label: 'Not in the file' }, ...columns]}
    />
  );
  const people = listPersonColumns(table, mapping.columns);
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="pb-2 font-display text-lg">Which column is what?</legend>
      {sheets.length > 1 ? (
        <SelectField
          label="Sheet"
          value={String(sheet)}
          onValueChange={(value) => onSheet(Number(value))}
          options={sheets.map(({ name }, index) => ({ value: String(index), label: name }))}
        />
      ) : null}
      <SelectField
        label="Headings"
        value={String(rows.findIndex(({ line }) => line === table.headingLine))}
        onValueChange={(value) => onHeadings(Number(value))}
        options={[
          { value: '-1', label: 'There are none' },
          ...rows
            .slice(0, Math.max(MOST_LINES, rows.findIndex(({ line }) => line === table.headingLine) + 1))
            .map(({ line, cells }, index) => ({
              value: String(index),
              label: `Line ${line}: ${cut(cells.filter((cell) => cell.trim() !== '').join(', '))}`,
            })),
        ]}
      />
      {mainFields.map(choose)}
      <SelectField
        label="Dates look like"
        value={mapping.dates}
        onValueChange={(value) =>
          onChange({
            dates: value === 'day-first' || value === 'month-first' ? value : 'year-first',
            areDatesSure: true,
          })
        }
        options={[
          { value: 'month-first', label: '3/14/2027' },
          { value: 'day-first', label: '14.3.2027 or 14/03/2027' },
          { value: 'year-first', label: '2027-03-14' },
        ]}
      />
      <SelectField
        label="Amounts look like"
        value={mapping.mark}
        onValueChange={(value) => onChange({ mark: value === ',' ? ',' : '.' })}
        options={[
          { value: '.', label: '1,240.50' },
          { value: ',', label: '1.240,50' },
        ]}
      />
      <SelectField
        label="Money spent looks like"
        value={mapping.spent}
        onValueChange={(value) => onChange({ spent: value === '-' ? '-' : '+' })}
        options={[
          { value: '+', label: '12.50' },
          { value: '-', label: '-12.50, as a bank writes it' },
        ]}
      />
      <SelectField
        label="Category for rows without one"
        value={mapping.category}
        onValueChange={(value) =>
          onChange({ category: budgetCategories.find((each) => each === value) ?? 'misc' })
        }
        options={budgetCategories.map((value) => ({ value, label: budgetCategoryNames[value] }))}
      />
      {people.length > 0 ? (
        <div className="sm:col-span-2">
          <Checkbox
            label="Take who paid and who shares from this file"
            hint={`It has columns for ${people.map((column) => table.header[column] ?? '').join(', ')}.`}
            checked={mapping.personColumns.length > 0}
            onCheckedChange={(checked) => onChange({ personColumns: checked ? people : [] })}
          />
        </div>
      ) : null}
      <div className="sm:col-span-2">
        <DisclosureButton small open={isOpen} controls={more} onToggle={() => setIsOpen(!isOpen)}>
          More columns
        </DisclosureButton>
      </div>
      <div
        id={more}
        hidden={!isOpen}
        className={isOpen ? 'grid gap-3 sm:col-span-2 sm:grid-cols-2' : undefined}
      >
        {moreFields.map(choose)}
      </div>
    </fieldset>
  );
}

import type { DetailField, DetailFields } from '@landsea/contracts/agents';
import { DateField } from '@landsea/ui/fields/date-field';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import type { ChangeEvent, Ref } from 'react';

interface BoundField {
  name: string;
  value: string;
  error?: string | undefined;
  ref: Ref<never>;
  onChange: (typed: string | ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

interface DetailInputsProps<Details extends object> {
  fields: DetailFields<Details>;
  bind: (name: `details.${string}`) => BoundField;
}

function DetailInput({ detail, bound }: { detail: DetailField; bound: BoundField }) {
  const { label } = detail;
  switch (detail.kind) {
    case 'choice':
      return (
        <SelectField
          label={label}
          name={bound.name}
          error={bound.error}
          value={bound.value}
          onValueChange={bound.onChange}
          options={[
            { value: '', label: 'Not noted' },
            ...Object.entries(detail.names).map(([value, name]) => ({ value, label: name })),
          ]}
        />
      );
    case 'date':
      return <DateField {...bound} label={label} />;
    case 'list':
      return <TextAreaField {...bound} label={label} rows={2} hint="One on each line" />;
    case 'consents':
      return null;
    default:
      return <TextField {...bound} label={label} maxLength={detail.most} autoComplete="off" />;
  }
}

export function DetailInputs<Details extends object>({ fields, bind }: DetailInputsProps<Details>) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {Object.entries<DetailField>(fields).map(([name, detail]) => (
        <DetailInput key={name} detail={detail} bound={bind(`details.${name}`)} />
      ))}
    </div>
  );
}

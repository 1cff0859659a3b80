import { messageFields, type FieldValues, type MessageField } from '@landsea/contracts/agents';
import { messageTemplates } from '@landsea/rules/agents';
import { SelectField } from '@landsea/ui/fields/select-field';
import { addTemplate } from './add-template';

interface TemplateBarProps {
  values: FieldValues;
  text: string;
  onWrite: (text: string) => void;
}

const fields = Object.keys(messageFields) as MessageField[];

/** A field whose value is not known stays in double braces until it is typed. */
export function TemplateBar({ values, text, onWrite }: TemplateBarProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label="Add a template"
        value=""
        placeholder="Choose a template"
        options={messageTemplates.map(({ id, title }) => ({ value: id, label: title }))}
        onValueChange={(id) => {
          onWrite(addTemplate(text, id, values));
        }}
      />
      <SelectField
        label="Add a field"
        value=""
        placeholder="Choose a field"
        options={fields.map((field) => ({
          value: field,
          label: `${messageFields[field]}${values[field] ? `: ${values[field]}` : ''}`,
        }))}
        onValueChange={(field) => {
          const value = values[field as MessageField] ?? `{{${field}}}`;
          onWrite(text && !/\s$/.test(text) ? `${text} ${value}` : text + value);
        }}
      />
    </div>
  );
}

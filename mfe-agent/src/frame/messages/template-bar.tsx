import { messageFields, type FieldValues, type MessageField } from '@landsea/contracts/agents';
import { SelectField } from '@landsea/ui/fields/select-field';
import { Link } from 'react-router-dom';
import { addTemplate } from './add-template';
import { useTemplates } from './use-templates';

interface TemplateBarProps {
  values: FieldValues;
  text: string;
  onWrite: (text: string) => void;
}

const fields = Object.keys(messageFields) as MessageField[];

/** A field whose value is not known stays in double braces until it is typed. */
export function TemplateBar({ values, text, onWrite }: TemplateBarProps) {
  const { templates } = useTemplates();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label="Add a template"
        value=""
        placeholder="Choose a template"
        options={templates.map(({ id, title }) => ({ value: id, label: title }))}
        onValueChange={(id) => {
          onWrite(
            addTemplate(
              text,
              templates.find((each) => each.id === id),
              values,
            ),
          );
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
      <Link to="/app/agents/message-templates" className="justify-self-start text-sm text-sea underline">
        Write your own templates
      </Link>
    </div>
  );
}

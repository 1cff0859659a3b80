import { fillFields, messageFields, SaveMessageTemplate, type MessageField } from '@landsea/contracts/agents';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import { FormDialog } from '@landsea/web-kit/parts/form-dialog';
import { notify } from '@landsea/web-kit';
import { callFailure } from '@landsea/web-kit/forms';
import { useListOwnTemplatesQuery, useSaveOwnTemplateMutation } from '../frame/messages/own-templates-api';
import { ShareSwitch } from '../frame/share-switch';
import type { TemplateDraft } from './template-draft';

const fields = Object.keys(messageFields) as MessageField[];
const shownFields = Object.fromEntries(fields.map((field) => [field, `[${messageFields[field]}]`]));

interface TemplateDialogProps {
  draft: TemplateDraft;
  isInAgency: boolean;
  onClose: () => void;
}

export function TemplateDialog({ draft, isInAgency, onClose }: TemplateDialogProps) {
  const [save] = useSaveOwnTemplateMutation();
  const { refetch } = useListOwnTemplatesQuery();
  return (
    <FormDialog
      size="lg"
      title={draft.values.version === 0 ? 'A new template' : 'Change the template'}
      submitLabel="Save"
      hasCancel
      schema={SaveMessageTemplate}
      initial={draft.values}
      onSave={async (template, form) => {
        const { error } = await save({ id: draft.id, ...template });
        const failed = callFailure(error);
        if (failed?.code === 'EDIT_CONFLICT') {
          const { data } = await refetch();
          const latest = data?.templates.find(({ id }) => id === draft.id);
          form.setValue('version', latest?.version ?? 0);
        }
        if (!failed) notify({ title: 'Template saved', tone: 'success' });
        return failed;
      }}
      onClose={onClose}
    >
      {({ values, field, choice }) => {
        const body = field('body');
        const addField = (name: string) => {
          const isApart = values.body === '' || /\s$/.test(values.body);
          body.onChange(`${values.body}${isApart ? '' : ' '}{{${name}}}`);
        };
        return (
          <>
            <TextField {...field('title')} label="Name" maxLength={80} />
            <TextAreaField {...body} label="Text" rows={10} maxLength={4000} />
            <SelectField
              label="Add a field"
              value=""
              placeholder="Choose a field"
              options={fields.map((value) => ({ value, label: messageFields[value] }))}
              onValueChange={addField}
              hint="Filled in from the client and the trip when you use the template."
            />
            {isInAgency ? <ShareSwitch {...choice('isShared')} /> : null}
            {values.body.trim() ? (
              <section aria-label="Preview" className="grid gap-1 rounded-xl bg-paper p-4">
                <h3 className="text-sm font-semibold text-muted">Preview</h3>
                <p className="text-base wrap-anywhere whitespace-pre-line text-ink">
                  {fillFields(values.body, shownFields)}
                </p>
              </section>
            ) : null}
          </>
        );
      }}
    </FormDialog>
  );
}

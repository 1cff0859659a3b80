import { fillFields, messageFields, SaveMessageTemplate, type MessageField } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { SelectField } from '@landsea/ui/fields/select-field';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { notify } from '@landsea/web-kit';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import { useId } from 'react';
import { useListOwnTemplatesQuery, useSaveOwnTemplateMutation } from '../frame/messages/own-templates-api';
import type { TemplateDraft } from './template-draft';

const fields = Object.keys(messageFields) as MessageField[];
const shownFields = Object.fromEntries(fields.map((field) => [field, `[${messageFields[field]}]`]));

interface TemplateDialogProps {
  draft: TemplateDraft;
  isInAgency: boolean;
  onClose: () => void;
}

export function TemplateDialog({ draft, isInAgency, onClose }: TemplateDialogProps) {
  const formId = useId();
  const [save] = useSaveOwnTemplateMutation();
  const { refetch } = useListOwnTemplatesQuery();
  const { form, values, field, choice, submit, failure, isBusy } = useZodForm(
    SaveMessageTemplate,
    draft.values,
  );
  const body = field('body');
  const shared = choice('isShared');
  const send = submit(async (template) => {
    const { error } = await save({ id: draft.id, ...template });
    const failed = callFailure(error);
    if (failed?.code === 'EDIT_CONFLICT') {
      const { data } = await refetch();
      const latest = data?.templates.find(({ id }) => id === draft.id);
      form.setValue('version', latest?.version ?? 0);
    }
    if (failed) return failed;
    notify({ title: 'Template saved', tone: 'success' });
    return onClose();
  });
  const addField = (name: string) => {
    const isApart = values.body === '' || /\s$/.test(values.body);
    body.onChange(`${values.body}${isApart ? '' : ' '}{{${name}}}`);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={draft.values.version === 0 ? 'A new template' : 'Change the template'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy} busyLabel="Saving…">
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="grid gap-5">
        {failure ? <Notice tone="error">{failure.message}</Notice> : null}
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
        {isInAgency ? (
          <SwitchField
            label="Share with my agency"
            hint="Colleagues can use it. Only you can change it."
            checked={shared.value}
            onCheckedChange={shared.onValueChange}
          />
        ) : null}
        {values.body.trim() ? (
          <section aria-label="Preview" className="grid gap-1 rounded-xl bg-paper p-4">
            <h3 className="text-sm font-semibold text-muted">Preview</h3>
            <p className="text-base wrap-anywhere whitespace-pre-line text-ink">
              {fillFields(values.body, shownFields)}
            </p>
          </section>
        ) : null}
      </form>
    </Dialog>
  );
}

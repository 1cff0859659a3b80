import { SaveQuoteTemplate } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { notify } from '@landsea/web-kit';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import { useId, type ReactNode } from 'react';
import {
  useListQuoteTemplatesQuery,
  useSaveQuoteTemplateMutation,
} from '../frame/quotes/quote-templates-api';

interface TemplateFormProps {
  id: string;
  values: SaveQuoteTemplate;
  title: string;
  description: string;
  onClose: () => void;
  /** More fields, with what changes the options. */
  children?: (onOptions: (options: SaveQuoteTemplate['options']) => void) => ReactNode;
}

export function TemplateForm({ id, values, title, description, onClose, children }: TemplateFormProps) {
  const formId = useId();
  const [save] = useSaveQuoteTemplateMutation();
  const { data, refetch } = useListQuoteTemplatesQuery();
  const { form, field, choice, submit, failure, isBusy } = useZodForm(SaveQuoteTemplate, values);
  const shared = choice('isShared');
  const options = choice('options');
  const send = submit(async (template) => {
    const { error } = await save({ id, ...template });
    const failed = callFailure(error);
    if (failed?.code === 'EDIT_CONFLICT') {
      const { data: latest } = await refetch();
      form.setValue('version', latest?.templates.find((each) => each.id === id)?.version ?? 0);
    }
    if (failed) return failed;
    notify({ title: 'Template saved', tone: 'success' });
    return onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy} busyLabel="Saving…">
            Save template
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="grid gap-5">
        {failure ? (
          <Notice tone="error">{Object.values(failure.fields ?? {})[0] ?? failure.message}</Notice>
        ) : options.error ? (
          <Notice tone="error">{options.error}</Notice>
        ) : null}
        <TextField {...field('title')} label="Name" maxLength={80} />
        {children?.(options.onValueChange)}
        {data?.isInAgency ? (
          <SwitchField
            label="Share with my agency"
            hint="Colleagues can use it. Only you can change it."
            checked={shared.value}
            onCheckedChange={shared.onValueChange}
          />
        ) : null}
      </form>
    </Dialog>
  );
}

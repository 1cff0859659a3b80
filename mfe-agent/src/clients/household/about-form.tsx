import { clientDetailFields } from '@landsea/contracts/agents';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import type { FormFailure } from '@landsea/web-kit/forms';
import * as z from 'zod/mini';
import { FormDialog } from '@landsea/web-kit/parts/form-dialog';
import { makeDetailDraft } from './detail-draft';
import { DetailInputs } from './detail-inputs';
import type { KnownClient } from './known-client';

const AboutDraft = z.object({
  source: z.string().check(z.maxLength(120, 'Enter at most 120 characters')),
  tags: z.string(),
  notes: z.string().check(z.maxLength(2000, 'Enter at most 2,000 characters')),
  details: z.record(z.string(), z.string()),
});
export type AboutDraft = z.infer<typeof AboutDraft>;

interface AboutFormProps {
  client: KnownClient;
  onSave: (draft: AboutDraft) => Promise<FormFailure | undefined>;
  onClose: () => void;
}

export function AboutForm({ client, onSave, onClose }: AboutFormProps) {
  const known = {
    source: client.source ?? '',
    tags: client.tags.join(', '),
    notes: client.notes ?? '',
    details: makeDetailDraft(clientDetailFields, client.details),
  };
  return (
    <FormDialog
      title={`About ${client.firstName}`}
      submitLabel="Save"
      hasCancel
      schema={AboutDraft}
      initial={known}
      {...{ onSave, onClose }}
    >
      {({ field }) => (
        <>
          <TextField {...field('tags')} label="Tags" hint="Separated by commas: VIP, honeymoon" />
          <TextField
            {...field('source')}
            label="How they found you"
            placeholder="Referral, travel fair, website…"
          />
          <TextAreaField {...field('notes')} label="Notes" rows={6} />
          <DetailInputs fields={clientDetailFields} bind={field} />
        </>
      )}
    </FormDialog>
  );
}

import { clientDetailFields } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import { ConflictDialog } from '@landsea/ui/overlays/conflict-dialog';
import { FormDialog } from '../../frame/form-dialog';
import type { FormFailure } from '@landsea/web-kit/forms';
import { conflictTexts, getFormFailure, useRows } from '@landsea/web-kit/rows';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Tags } from '../list/client-cells';
import { clientRows } from './client-rows';
import { listDetailTexts, makeDetailDraft, readDetailDraft } from './detail-draft';
import { DetailInputs } from './detail-inputs';
import { clientFieldNames, formatClientField } from './client-texts';
import type { KnownClient } from './known-client';
import { readTags } from './tags-of';

const AboutDraft = z.object({
  source: z.string().check(z.maxLength(120, 'Enter at most 120 characters')),
  tags: z.string(),
  notes: z.string().check(z.maxLength(2000, 'Enter at most 2,000 characters')),
  details: z.record(z.string(), z.string()),
});
type AboutDraft = z.infer<typeof AboutDraft>;

function AboutForm({
  client,
  onSave,
  onClose,
}: {
  client: KnownClient;
  onSave: (draft: AboutDraft) => Promise<FormFailure | undefined>;
  onClose: () => void;
}) {
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

export function AboutCard({ client }: { client: KnownClient }) {
  const [isOpen, setIsOpen] = useState(false);
  const { save, conflict, settleConflict } = useRows(clientRows, client.id);
  const onSave = async ({ source, tags, notes, details: typedDetails }: AboutDraft) => {
    const details = readDetailDraft(clientDetailFields, typedDetails, client.details);
    const typed = { source: source.trim() || null, notes: notes.trim() || null };
    const change = {
      ...(typed.source !== client.source && { source: typed.source }),
      ...(typed.notes !== client.notes && { notes: typed.notes }),
      ...(readTags(tags).join() !== client.tags.join() && { tags: readTags(tags) }),
      ...(details && { details }),
    };
    return getFormFailure(await save(client, change));
  };
  const known = listDetailTexts(clientDetailFields, client.details);
  const isEmpty = !client.notes && !client.source && client.tags.length === 0 && known.length === 0;
  return (
    <Card aria-labelledby="about" className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle id="about">About them</CardTitle>
        <Button
          size="sm"
          variant="quiet"
          icon={<Pencil aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() => setIsOpen(true)}
        >
          Edit<span className="sr-only"> tags, source, address and notes</span>
        </Button>
      </div>
      {isEmpty ? (
        <p className="text-muted">Tags, how they found you, and anything worth remembering.</p>
      ) : null}
      <Tags tags={client.tags} />
      {client.source ? <p className="wrap-anywhere text-muted">How they found you: {client.source}</p> : null}
      {client.notes ? <p className="whitespace-pre-line wrap-anywhere">{client.notes}</p> : null}
      {known.length > 0 ? (
        <dl className="grid gap-x-4 gap-y-1 wrap-anywhere sm:grid-cols-[auto_1fr]">
          {known.map(({ name, label, text }) => (
            <div key={name} className="contents">
              <dt className="text-sm text-muted">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {isOpen ? <AboutForm client={client} onSave={onSave} onClose={() => setIsOpen(false)} /> : null}
      {conflict ? (
        <ConflictDialog
          subject={`${client.firstName} ${client.lastName}`}
          {...conflictTexts(conflict, clientFieldNames, formatClientField)}
          onSettle={(keep) => void settleConflict(keep)}
        />
      ) : null}
    </Card>
  );
}

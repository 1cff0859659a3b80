import { clientDetailFields } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { ConflictDialog } from '@landsea/ui/overlays/conflict-dialog';
import { loadLatePart } from '@landsea/web-kit/pages';
import { conflictTexts, getFormFailure, useRows } from '@landsea/web-kit/rows';
import { Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Tags } from '../list/client-cells';
import type { AboutDraft } from './about-form';
import { clientRows } from './client-rows';
import { listDetailTexts, readDetailDraft } from './detail-draft';
import { clientFieldNames, formatClientField } from './client-texts';
import type { KnownClient } from './known-client';
import { readTags } from './tags-of';

const AboutForm = loadLatePart(() => import('./about-form'), 'AboutForm');

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
      {isOpen ? (
        <Suspense>
          <AboutForm client={client} onSave={onSave} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
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

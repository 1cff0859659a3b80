import type { OwnMessageTemplate } from '@landsea/contracts/agents';
import { messageTemplates } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { toApiError } from '@landsea/web-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  useListOwnTemplatesQuery,
  useRemoveOwnTemplateMutation,
  useSaveOwnTemplateMutation,
} from '../frame/messages/own-templates-api';
import { OwnTemplateRow, TemplateGroupRow, TemplateGroups } from '../frame/template-groups';
import { useUndoBar, type LastDone } from '../frame/undo-bar';
import { TemplateDialog } from './template-dialog';
import { startFromOurs, startFromOwn, startTemplate, type TemplateDraft } from './template-draft';

export function MessageTemplatesPage() {
  const { data, error, refetch } = useListOwnTemplatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [draft, setDraft] = useState<TemplateDraft>();
  const { offer, undoBar } = useUndoBar();
  if (error && !data)
    return <ErrorState isPage text={toApiError(error).message} onRetry={() => void refetch()} />;
  const templates = data?.templates ?? [];
  const own = templates.filter(({ isOwn }) => isOwn);
  const shared = templates.filter(({ isOwn }) => !isOwn);
  const ours = messageTemplates.filter(({ id }) => !own.some(({ replaces }) => replaces === id));
  return (
    <>
      <PageHeader
        title="Message templates"
        lead="Write it once, and send it to each client with their names and dates filled in."
        actions={
          <Button
            size="sm"
            variant="primary"
            icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={() => setDraft(startTemplate())}
          >
            New template
          </Button>
        }
      />
      <TemplateGroups
        own={
          data &&
          own.map((template) => (
            <Own key={template.id} template={template} onChange={setDraft} onRemoved={offer} />
          ))
        }
        ofAgency={shared.map((template) => (
          <TemplateGroupRow key={template.id} {...template} note={`By ${template.authorName}`}>
            <Button size="sm" onClick={() => setDraft(startFromOwn(template))}>
              Copy and change
            </Button>
          </TemplateGroupRow>
        ))}
        ours={ours.map((template) => (
          <TemplateGroupRow key={template.id} {...template}>
            <Button size="sm" onClick={() => setDraft(startFromOurs(template))}>
              Make it yours
            </Button>
          </TemplateGroupRow>
        ))}
      />
      {undoBar}
      {draft ? (
        <TemplateDialog
          key={draft.id}
          draft={draft}
          isInAgency={data?.isInAgency ?? false}
          onClose={() => setDraft(undefined)}
        />
      ) : null}
    </>
  );
}

interface OwnProps {
  template: OwnMessageTemplate;
  onChange: (draft: TemplateDraft) => void;
  onRemoved: (done: LastDone) => void;
}

function Own({ template, onChange, onRemoved }: OwnProps) {
  const [remove, { isLoading }] = useRemoveOwnTemplateMutation();
  const [save] = useSaveOwnTemplateMutation();
  const { id, title, body, isShared, replaces } = template;
  const ours = messageTemplates.find((each) => each.id === replaces);
  const bringBack = () => save({ id, ...startFromOwn(template).values, version: 0 });
  const removeIt = async () => {
    const { data } = await remove(id);
    if (!data) return;
    const text = ours ? `“${title}” was deleted. Ours takes its place.` : `“${title}” was deleted.`;
    onRemoved({ text, undo: () => void bringBack() });
  };
  return (
    <OwnTemplateRow
      {...{ title, body, isShared }}
      isDeleting={isLoading}
      onChange={() => onChange(startFromOwn(template))}
      onDelete={() => void removeIt()}
    />
  );
}

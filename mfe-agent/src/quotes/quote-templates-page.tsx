import type { OwnQuoteTemplate, SaveQuoteTemplate } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { notify, toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import {
  useListQuoteTemplatesQuery,
  useRemoveQuoteTemplateMutation,
  useSaveQuoteTemplateMutation,
} from '../frame/quotes/quote-templates-api';
import { OwnTemplateRow, TemplateGroupRow, TemplateGroups } from '../frame/template-groups';
import { BackLink } from '../frame/unloaded-page';
import { useUndoBar, type LastDone } from '../frame/undo-bar';
import { describeTemplate } from './describe-template';
import { TemplateForm } from './template-form';

const valuesOf = ({ version, title, options, isShared }: OwnQuoteTemplate): SaveQuoteTemplate => ({
  ...{ version, title, options, isShared },
});

/** Renaming or changing the copy makes it another one. */
const isCopyOf = (shared: OwnQuoteTemplate, { title, options }: OwnQuoteTemplate): boolean =>
  title === shared.title && JSON.stringify(options) === JSON.stringify(shared.options);

export function QuoteTemplatesPage() {
  const { data, error, refetch } = useListQuoteTemplatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [changed, setChanged] = useState<OwnQuoteTemplate>();
  const { offer, undoBar } = useUndoBar();
  if (error && !data)
    return <ErrorState isPage text={toApiError(error).message} onRetry={() => void refetch()} />;
  const templates = data?.templates ?? [];
  const own = templates.filter(({ isOwn }) => isOwn);
  const shared = templates.filter(({ isOwn }) => !isOwn);
  return (
    <>
      <PageHeader
        title="Quote templates"
        lead="Options you offer again and again. In a new quote, tap “Start from a template”."
        breadcrumb={<BackLink label="Quotes" to="/app/agents/quotes" />}
      />
      <TemplateGroups
        empty="None yet. Fill in a quote once, and tap “Save as template” there."
        own={
          data &&
          own.map((template) => (
            <Own key={template.id} template={template} onChange={setChanged} onRemoved={offer} />
          ))
        }
        ofAgency={shared.map((template) => (
          <Shared
            key={template.id}
            template={template}
            isCopied={own.some((each) => isCopyOf(template, each))}
          />
        ))}
      />
      {undoBar}
      {changed ? (
        <TemplateForm
          key={changed.id}
          id={changed.id}
          values={valuesOf(changed)}
          title="Change the template"
          description="To change its options, start a quote from it and save that as a new one."
          onClose={() => setChanged(undefined)}
        />
      ) : null}
    </>
  );
}

interface OwnProps {
  template: OwnQuoteTemplate;
  onChange: (template: OwnQuoteTemplate) => void;
  onRemoved: (done: LastDone) => void;
}

function Own({ template, onChange, onRemoved }: OwnProps) {
  const [remove, { isLoading }] = useRemoveQuoteTemplateMutation();
  const [save] = useSaveQuoteTemplateMutation();
  const { id, title, isShared } = template;
  const bringBack = async () => {
    const { error } = await save({ id, ...valuesOf(template), version: 0 });
    if (error) notify({ title: toApiError(error).message, tone: 'error' });
  };
  const removeIt = async () => {
    const { data } = await remove(id);
    if (data) onRemoved({ text: `“${title}” was deleted.`, undo: () => void bringBack() });
  };
  return (
    <OwnTemplateRow
      {...{ title, isShared }}
      body={describeTemplate(template)}
      isDeleting={isLoading}
      onChange={() => onChange(template)}
      onDelete={() => void removeIt()}
    />
  );
}

/** The button stays where it is, so that the focus does. */
function Shared({ template, isCopied }: { template: OwnQuoteTemplate; isCopied: boolean }) {
  const [save, { isLoading }] = useSaveQuoteTemplateMutation();
  const [id, setId] = useState(() => crypto.randomUUID());
  const isOff = isCopied || isLoading;
  const copy = async () => {
    if (isOff) return;
    const { error } = await save({ id, ...valuesOf(template), version: 0, isShared: false });
    if (!error) return setId(crypto.randomUUID());
    // The second of two presses at once finds the copy of the first.
    if (toApiError(error).code !== 'EDIT_CONFLICT')
      notify({ title: toApiError(error).message, tone: 'error' });
  };
  return (
    <TemplateGroupRow
      title={template.title}
      body={describeTemplate(template)}
      note={`By ${template.authorName}`}
    >
      <Button size="sm" aria-disabled={isOff} onClick={() => void copy()}>
        {isCopied ? 'You have a copy' : 'Make a copy'}
      </Button>
    </TemplateGroupRow>
  );
}

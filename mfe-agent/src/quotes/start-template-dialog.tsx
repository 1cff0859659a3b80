import type { OwnQuoteTemplate } from '@landsea/contracts/agents';
import { makeOptionsOf } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { DateField } from '@landsea/ui/fields/date-field';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useListQuoteTemplatesQuery } from '../frame/quotes/quote-templates-api';
import { TemplateGroupRow } from '../frame/template-groups';
import type { LastDone } from '../frame/undo-bar';
import { describeTemplate } from './describe-template';
import type { QuoteEditing } from './use-quote-draft';

interface StartTemplateDialogProps {
  editing: QuoteEditing;
  onClose: () => void;
  onUndoable: (done: LastDone) => void;
}

/** Takes the place of the options in the draft; Undo brings them back. */
export function StartTemplateDialog({ editing, onClose, onUndoable }: StartTemplateDialogProps) {
  const { data, error, refetch } = useListQuoteTemplatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { options } = editing.draft;
  const [firstDay, setFirstDay] = useState(options[0]?.startDate ?? '');
  const start = (template: OwnQuoteTemplate) => {
    const made = makeOptionsOf(template.options, firstDay || null, () => crypto.randomUUID());
    editing.change({ options: made });
    onUndoable({ text: `Started from “${template.title}”.`, undo: () => editing.change({ options }) });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Start from a template"
      description="Its options take the place of those in this quote."
    >
      {error && !data ? (
        <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />
      ) : !data ? (
        <div role="status" aria-busy="true" aria-label="Loading your templates">
          <Skeleton className="h-24" />
        </div>
      ) : data.templates.length === 0 ? (
        <p className="text-base text-muted">
          No template yet. Fill in a quote once, and tap “Save as template” there.
        </p>
      ) : (
        <div className="grid gap-4">
          <DateField
            label="First day"
            hint="The other dates follow from it."
            value={firstDay}
            onChange={setFirstDay}
          />
          <ul className="grid divide-y divide-hairline">
            {data.templates.map((template) => (
              <TemplateGroupRow
                key={template.id}
                title={template.title}
                body={describeTemplate(template)}
                note={template.isOwn ? undefined : `By ${template.authorName}`}
              >
                <Button size="sm" variant="primary" onClick={() => start(template)}>
                  Use it<span className="sr-only">: {template.title}</span>
                </Button>
              </TemplateGroupRow>
            ))}
          </ul>
          <Link
            to="/app/agents/quote-templates"
            className="inline-flex min-h-11 items-center justify-self-start text-sm text-sea underline"
          >
            Rename or delete templates
          </Link>
        </div>
      )}
    </Dialog>
  );
}

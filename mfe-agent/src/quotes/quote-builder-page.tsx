import type { Quote } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { PageHeader } from '@landsea/ui/page-header';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { QuoteBadge } from '../frame/quotes/quote-badge';
import { useGetQuoteQuery } from '../frame/quotes/quotes-api';
import { useUndoBar, type LastDone } from '../frame/undo-bar';
import { BackLink, UnloadedPage } from '../frame/unloaded-page';
import { OptionColumns } from './option-columns';
import { QuoteActions, type QuoteDialog } from './quote-actions';
import { QuoteHistory } from './quote-history';
import { QuoteRecipients } from './quote-recipients';
import { QuoteWords } from './quote-words';
import { useQuoteDraft, type QuoteEditing } from './use-quote-draft';

const SendDialog = loadLatePart(() => import('./send-dialog'), 'SendDialog');
const PreviewDialog = loadLatePart(() => import('./preview-dialog'), 'PreviewDialog');
const PhoneDialog = loadLatePart(() => import('./phone-dialog'), 'PhoneDialog');
const SaveTemplateDialog = loadLatePart(() => import('./save-template-dialog'), 'SaveTemplateDialog');
const StartTemplateDialog = loadLatePart(() => import('./start-template-dialog'), 'StartTemplateDialog');
const ReverseDialog = loadLatePart(() => import('./reverse-dialog'), 'ReverseDialog');

const back = { label: 'Quotes', to: '/app/agents/quotes' };

export function QuoteBuilderPage() {
  const { quoteId = '' } = useParams();
  const { data: quote, error, refetch } = useGetQuoteQuery(quoteId, { refetchOnMountOrArgChange: true });
  if (quote) return <Builder key={quote.id} quote={quote} />;
  const missing = { title: 'No such quote', text: 'None of your quotes is at this address.' };
  return (
    <UnloadedPage {...{ error, missing, back }} loading="Loading the quote" onRetry={() => void refetch()} />
  );
}

function Builder({ quote }: { quote: Quote }) {
  const editing = useQuoteDraft(quote);
  const [dialog, setDialog] = useState<QuoteDialog>();
  const { draft, isReadOnly } = editing;
  const { offer, undoBar } = useUndoBar();
  return (
    <>
      <PageHeader
        title={draft.title || `Quote ${String(quote.number)}`}
        breadcrumb={<BackLink {...back} />}
        lead={
          <span className="flex flex-wrap items-center gap-3">
            <QuoteBadge state={quote.state} />
            <Link
              to={`/app/agents/clients/${quote.clientId}`}
              className="inline-flex min-h-11 items-center text-sea underline-offset-4 hover:underline"
            >
              {quote.clientName}
            </Link>
            {`Quote ${String(quote.number)}`}
          </span>
        }
        actions={<QuoteActions quote={quote} editing={editing} onOpen={setDialog} />}
      />
      <State quote={quote} editing={editing} />
      {editing.problem ? (
        <Notice tone="error" className="mb-4">
          {editing.problem}
        </Notice>
      ) : null}
      <div className="grid grid-cols-1 gap-6">
        <fieldset disabled={isReadOnly} className="grid min-w-0 grid-cols-1">
          <legend className="sr-only">The offer</legend>
          <QuoteWords editing={editing} />
        </fieldset>
        <OptionColumns
          quoteId={quote.id}
          editing={editing}
          acceptedId={quote.acceptedOptionId}
          onUndoable={offer}
        />
        <QuoteRecipients quote={quote} />
        <QuoteHistory quote={quote} />
      </div>
      {undoBar}
      <Dialogs
        quote={quote}
        editing={editing}
        dialog={dialog}
        onClose={() => setDialog(undefined)}
        onUndoable={offer}
      />
    </>
  );
}

function Dialogs({
  quote,
  editing,
  dialog,
  onClose,
  onUndoable,
}: {
  quote: Quote;
  editing: QuoteEditing;
  dialog: QuoteDialog | undefined;
  onClose: () => void;
  onUndoable: (done: LastDone) => void;
}) {
  return (
    <Suspense>
      {dialog === 'send' ? <SendDialog quote={quote} editing={editing} onClose={onClose} /> : null}
      {dialog === 'preview' ? <PreviewDialog quote={quote} editing={editing} onClose={onClose} /> : null}
      {dialog === 'phone' ? <PhoneDialog quote={quote} editing={editing} onClose={onClose} /> : null}
      {dialog === 'reverse' ? <ReverseDialog quote={quote} onClose={onClose} /> : null}
      {dialog === 'save-template' ? (
        <SaveTemplateDialog quote={quote} editing={editing} onClose={onClose} />
      ) : null}
      {dialog === 'start-template' ? (
        <StartTemplateDialog editing={editing} onClose={onClose} onUndoable={onUndoable} />
      ) : null}
    </Suspense>
  );
}

function State({ quote, editing }: { quote: Quote; editing: QuoteEditing }) {
  const { state, hasChanges, tripId, tripName, acceptedOptionId, options } = quote;
  if (editing.isOutdated)
    return (
      <Notice tone="warning" title="This quote changed in another window" className="mb-4">
        <Button className="mt-1" onClick={editing.reload}>
          Show the latest
        </Button>
      </Notice>
    );
  if (state === 'accepted') {
    const chosen = options.find(({ id }) => id === acceptedOptionId);
    return (
      <Notice
        tone="success"
        title={`${quote.clientName} chose ${chosen?.title ?? 'an option'}`}
        className="mb-4"
      >
        {tripId ? (
          <Link to={`/app/agents/trips/${tripId}/tasks`} className="text-sea underline underline-offset-4">
            {tripName ?? 'The trip'}: bookings to make and your tasks
          </Link>
        ) : (
          'The trip isn’t made yet.'
        )}
      </Notice>
    );
  }
  return hasChanges || (editing.isChanged && quote.sentVersion > 0) ? (
    <Notice tone="info" className="mb-4">
      Your client doesn’t see your changes until you send the quote again.
    </Notice>
  ) : null;
}

import type { Quote } from '@landsea/contracts/agents';
import { mayQuote } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { notify } from '@landsea/web-kit';
import { useNavigate } from 'react-router-dom';
import {
  useDeleteQuoteMutation,
  useMakeQuoteTripMutation,
  useWithdrawQuoteMutation,
} from '../frame/quotes/quotes-api';
import type { QuoteEditing } from './use-quote-draft';

export type QuoteDialog = 'send' | 'preview' | 'phone' | 'reverse' | 'save-template' | 'start-template';

interface QuoteActionsProps {
  quote: Quote;
  editing: QuoteEditing;
  onOpen: (dialog: QuoteDialog) => void;
}

export function QuoteActions({ quote, editing, onOpen }: QuoteActionsProps) {
  const { id: quoteId, state, version, tripId } = quote;
  const [withdraw, { isLoading: isWithdrawing }] = useWithdrawQuoteMutation();
  const [makeTrip, { isLoading: isMaking }] = useMakeQuoteTripMutation();
  const [remove, { isLoading: isRemoving }] = useDeleteQuoteMutation();
  const navigate = useNavigate();
  const save = async () => {
    if (await editing.save()) notify({ title: 'Saved', tone: 'success' });
  };
  const deleteIt = async () => {
    if (!window.confirm('Delete this quote? Your client’s link stops working.')) return;
    const { error } = await remove(quoteId);
    if (!error) await navigate('/app/agents/quotes');
  };
  return (
    <>
      {mayQuote('send', state) ? (
        <Button size="sm" variant="primary" onClick={() => onOpen('send')}>
          {quote.sentVersion > 0 ? 'Send again' : 'Send'}
        </Button>
      ) : null}
      {mayQuote('edit', state) ? (
        <Button size="sm" busy={editing.isSaving} disabled={!editing.isChanged} onClick={() => void save()}>
          {editing.isChanged ? 'Save' : 'Saved'}
        </Button>
      ) : null}
      <Button size="sm" onClick={() => onOpen('preview')}>
        Preview
      </Button>
      {state === 'draft' && quote.sentVersion === 0 ? (
        <Button size="sm" onClick={() => onOpen('start-template')}>
          Start from a template
        </Button>
      ) : null}
      <Button size="sm" variant="quiet" onClick={() => onOpen('save-template')}>
        Save as template
      </Button>
      {mayQuote('accept-by-phone', state) ? (
        <Button size="sm" onClick={() => onOpen('phone')}>
          Accepted by phone
        </Button>
      ) : null}
      {state === 'accepted' && !tripId ? (
        <Button size="sm" busy={isMaking} onClick={() => void makeTrip({ quoteId, version })}>
          Make the trip
        </Button>
      ) : null}
      {mayQuote('reverse', state) ? (
        <Button size="sm" variant="quiet" onClick={() => onOpen('reverse')}>
          Take the answer back
        </Button>
      ) : null}
      {mayQuote('withdraw', state) ? (
        <Button
          size="sm"
          variant="quiet"
          busy={isWithdrawing}
          onClick={() => void withdraw({ quoteId, version })}
        >
          Withdraw
        </Button>
      ) : null}
      {mayQuote('edit', state) ? (
        <Button size="sm" variant="quiet" busy={isRemoving} onClick={() => void deleteIt()}>
          Delete
        </Button>
      ) : null}
    </>
  );
}

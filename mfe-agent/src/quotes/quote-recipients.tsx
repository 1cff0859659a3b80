import type { Quote, QuoteRecipient } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { Notice } from '@landsea/ui/notice';
import { toApiError } from '@landsea/web-kit';
import { useWithdrawQuoteLinkMutation } from '../frame/quotes/quotes-api';

const timeOf = (instant: string): string =>
  new Date(instant).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const stateOf = ({ lastSeenAt, withdrawnAt }: QuoteRecipient): string => {
  if (withdrawnAt) return 'Their link was taken back.';
  return lastSeenAt ? `Last looked ${timeOf(lastSeenAt)}` : 'Hasn’t looked yet';
};

/** Everybody with a link of their own; nothing for a link that was sent by hand. */
export function QuoteRecipients({ quote: { id: quoteId, recipients = [] } }: { quote: Quote }) {
  const [withdraw, { isLoading, error }] = useWithdrawQuoteLinkMutation();
  if (recipients.length === 0) return null;
  return (
    <Card aria-labelledby="quote-recipients" className="grid gap-3">
      <CardTitle id="quote-recipients">Who has it</CardTitle>
      <ul className="divide-y divide-hairline">
        {recipients.map((recipient) => (
          <li key={recipient.id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              {recipient.name}
              <span className="block text-sm text-muted">
                {recipient.email} · {stateOf(recipient)}
              </span>
            </span>
            {recipient.withdrawnAt ? null : (
              <Button
                size="sm"
                variant="quiet"
                disabled={isLoading}
                onClick={() => void withdraw({ quoteId, recipientId: recipient.id })}
              >
                Take the link back<span className="sr-only"> from {recipient.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error ? <Notice tone="error">{toApiError(error).message}</Notice> : null}
    </Card>
  );
}

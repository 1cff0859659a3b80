import type { HeldEmail, HeldReason } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { useDismissHeldEmailMutation } from './messages-api';

const reasons: Record<HeldReason, string> = {
  sender: 'The sender is not part of this conversation.',
  unconfirmed: 'Nothing confirms that it really comes from this address.',
  closed: 'This client is no longer connected to you.',
};

/** Emails to this conversation that did not enter it. */
export function HeldEmails({ conversationId, held }: { conversationId: string; held: readonly HeldEmail[] }) {
  const [dismiss, { isLoading }] = useDismissHeldEmailMutation();
  if (held.length === 0) return null;
  return (
    <ul aria-label="Emails held back" className="grid gap-2">
      {held.map(({ id, sender, subject, body, reason }) => (
        <li key={id} className="rounded-card border border-hairline bg-sun-soft px-4 py-3">
          <details>
            <summary className="min-h-11 cursor-pointer text-base wrap-anywhere text-ink">
              An email from <span className="font-semibold">{sender}</span> was held back. {reasons[reason]}
            </summary>
            <p className="pt-1 text-sm wrap-anywhere text-muted">{subject}</p>
            <p className="py-2 text-base wrap-anywhere whitespace-pre-line text-ink">{body}</p>
            <Button
              size="sm"
              busy={isLoading}
              busyLabel="Dismissing…"
              onClick={() => void dismiss({ id: conversationId, heldId: id })}
            >
              Dismiss
            </Button>
          </details>
        </li>
      ))}
    </ul>
  );
}

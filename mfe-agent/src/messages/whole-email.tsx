import type { ConversationMessage } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { useLazyGetWholeEmailQuery } from './messages-api';

/** What an email quoted, which its message leaves out. */
export function WholeEmail({
  conversationId,
  message,
}: {
  conversationId: string;
  message: ConversationMessage;
}) {
  const [fetchEmail, { data, isFetching }] = useLazyGetWholeEmailQuery();
  if (data)
    return (
      <p
        tabIndex={0}
        role="region"
        aria-label="The whole email"
        className="max-h-80 overflow-y-auto border-l-2 border-hairline pl-3 text-sm wrap-anywhere whitespace-pre-line text-muted"
      >
        {data.text}
      </p>
    );
  return (
    <Button
      size="sm"
      variant="quiet"
      className="justify-self-start"
      busy={isFetching}
      busyLabel="Loading…"
      onClick={() => void fetchEmail({ id: conversationId, messageId: message.id })}
    >
      Show the whole email
    </Button>
  );
}

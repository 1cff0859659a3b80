import type { ConversationPage, HeldEmail, HeldReason } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Mail, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import {
  useAcceptHeldEmailMutation,
  useAddSenderToHouseholdMutation,
  useDiscardHeldEmailMutation,
  useRestoreHeldEmailMutation,
} from './messages-api';
import { guessFirstName } from './message-labels';
import { WholeEmail } from './whole-email';

const reasons: Record<HeldReason, string> = {
  sender: 'The sender is not part of this conversation.',
  unconfirmed: 'We couldn’t confirm that it really came from this address.',
  closed: 'This client is no longer connected to you.',
};

export function HeldEmails({ page }: { page: ConversationPage }) {
  const { conversation } = page;
  const [discarded, setDiscarded] = useState<HeldEmail>();
  const [discard, discarding] = useDiscardHeldEmailMutation();
  const [restore, restoring] = useRestoreHeldEmailMutation();
  const { id } = conversation;
  const held = (page.held ?? []).filter((email) => email.id !== discarded?.id);
  const discardOne = async (email: HeldEmail) => {
    const { error } = await discard({ id, heldId: email.id });
    if (!error) setDiscarded(email);
  };
  const undo = async ({ id: heldId }: HeldEmail) => {
    const { error } = await restore({ id, heldId });
    if (!error) setDiscarded(undefined);
  };
  return (
    <div className="grid gap-2 empty:hidden">
      {held.length > 0 ? (
        <ul aria-label="Emails held back" className="grid gap-2">
          {held.map((email) => (
            <Held
              key={email.id}
              email={email}
              conversation={conversation}
              isDiscarding={discarding.isLoading}
              onDiscard={() => void discardOne(email)}
            />
          ))}
        </ul>
      ) : null}
      {discarded ? (
        <p role="status" className="flex min-h-11 flex-wrap items-center gap-x-3 text-muted">
          <span className="wrap-anywhere">The email from {discarded.sender} is discarded.</span>
          <Button
            size="sm"
            variant="quiet"
            busy={restoring.isLoading}
            busyLabel="Bringing it back…"
            onClick={() => void undo(discarded)}
          >
            Undo
          </Button>
        </p>
      ) : null}
    </div>
  );
}

interface HeldProps {
  email: HeldEmail;
  conversation: ConversationPage['conversation'];
  isDiscarding: boolean;
  onDiscard: () => void;
}

function Held({
  email: { id, sender, subject, body, reason, isCut },
  conversation,
  isDiscarding,
  onDiscard,
}: HeldProps) {
  const [accept, accepting] = useAcceptHeldEmailMutation();
  const [addPerson, adding] = useAddSenderToHouseholdMutation();
  const [personId] = useState(() => crypto.randomUUID());
  const firstName = guessFirstName(sender);
  const addToHousehold = async () => {
    const { clientId, clientName, id: conversationId } = conversation;
    const lastName = clientName.split(' ').slice(1).join(' ') || clientName;
    const person = { id: personId, firstName, lastName, email: sender };
    const { error } = await addPerson({ clientId, ...person });
    if (!error) await accept({ id: conversationId, heldId: id });
  };
  const { isClosed } = conversation;
  return (
    <li className="rounded-card border border-hairline bg-sun-soft px-4 py-3">
      <details>
        <summary className="min-h-11 cursor-pointer text-base wrap-anywhere text-ink">
          An email from <span className="font-semibold">{sender}</span> was held back. {reasons[reason]}
        </summary>
        <p className="pt-1 text-sm wrap-anywhere text-muted">{subject}</p>
        <p className="py-2 text-base wrap-anywhere whitespace-pre-line text-ink">{body}</p>
        {isCut ? <WholeEmail id={conversation.id} heldId={id} /> : null}
        {isClosed ? null : (
          <p className="pb-2 text-sm wrap-anywhere text-muted">
            Add it if you trust this sender. It then says which address it came from. New emails from there
            are held back as before, unless the sender is one of the household.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {isClosed ? null : (
            <Button
              size="sm"
              icon={<Mail aria-hidden className="size-4" strokeWidth={1.75} />}
              busy={accepting.isLoading}
              busyLabel="Adding…"
              onClick={() => void accept({ id: conversation.id, heldId: id })}
            >
              Add to the conversation
            </Button>
          )}
          {isClosed || reason !== 'sender' ? null : (
            <Button
              size="sm"
              icon={<UserPlus aria-hidden className="size-4" strokeWidth={1.75} />}
              busy={adding.isLoading}
              busyLabel="Adding…"
              onClick={() => void addToHousehold()}
            >
              Add {firstName} to the household
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            icon={<Trash2 aria-hidden className="size-4" strokeWidth={1.75} />}
            busy={isDiscarding}
            busyLabel="Discarding…"
            onClick={onDiscard}
          >
            Discard
          </Button>
        </div>
      </details>
    </li>
  );
}

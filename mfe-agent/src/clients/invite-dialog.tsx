import { InviteClient, INVITATION_LINE_LENGTH, type Client } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { chooseInvitedTrip, writeClientInvitation } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { TextAreaField } from '@landsea/ui/fields/text-field';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { notify, toApiError, useSession } from '@landsea/web-kit';
import { useState, type FormEvent } from 'react';
import { useGetAgencyQuery } from '../frame/team/team-api';
import { makeSentToast } from './client-messages';
import { readInvitationDraft, writeInvitationDraft } from './invitation-draft';
import { useClient, useInviteClientMutation } from './clients-api';

interface InviteDialogProps {
  client: Pick<Client, 'id' | 'firstName' | 'lastName' | 'email'>;
  onClose: () => void;
}

/**
 * The words come from the rule that writes the mail, so the preview is what the client gets. The common listener
 * announces other failures, and the line stays.
 */
export function InviteDialog({ client, onClose }: InviteDialogProps) {
  const [line, setLine] = useState(() => readInvitationDraft(client.id));
  const [error, setError] = useState<string>();
  const [inviteClient, { isLoading }] = useInviteClientMutation();
  const text = useInvitationText(client.id, line);
  const write = (typed: string) => {
    setLine(typed);
    setError(undefined);
    writeInvitationDraft(client.id, typed);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const invitation = InviteClient.safeParse(line.trim() ? { line } : {});
    if (!invitation.success) return setError(invitation.error.issues[0]?.message);
    const { error: refused } = await inviteClient({ clientId: client.id, ...invitation.data });
    if (refused) {
      const { code, message } = toApiError(refused);
      return code === 'VALIDATION_FAILED' ? setError(message) : undefined;
    }
    write('');
    notify(makeSentToast(client));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Invite ${client.firstName}`}
      description={`To ${client.email}, from you. Answers come to your own inbox.`}
      footer={
        <Button type="submit" form="invite" variant="primary" busy={isLoading} busyLabel="Sending…">
          Send invitation
        </Button>
      }
    >
      <form id="invite" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <TextAreaField
          label="A line of your own"
          hint="Optional. It comes first."
          rows={2}
          maxLength={INVITATION_LINE_LENGTH}
          value={line}
          error={error}
          onChange={({ target }) => write(target.value)}
        />
        <section aria-label="Preview" className="grid gap-3 rounded-card border border-hairline p-4">
          <p className="font-semibold wrap-anywhere text-ink">{text.subject}</p>
          {text.paragraphs.map((paragraph, index) => (
            <p key={`${String(index)} ${paragraph}`} className="wrap-anywhere whitespace-pre-line text-ink">
              {paragraph}
            </p>
          ))}
          <p className="w-fit rounded-lg bg-coral px-4 py-2 text-sm font-semibold text-on-coral">
            {text.button}
          </p>
        </section>
      </form>
    </Dialog>
  );
}

const useInvitationText = (clientId: string, line: string) => {
  const { user } = useSession();
  const { data: client } = useClient(clientId);
  const { data: agency } = useGetAgencyQuery();
  const member = agency?.members.find(({ userId }) => userId === client?.agentId);
  const own = user ? [user.firstName, user.lastName].filter(Boolean).join(' ') : '';
  return writeClientInvitation({
    agentName: member?.name ?? own,
    agencyName: agency?.name ?? null,
    trip: chooseInvitedTrip(client?.madeTrips ?? [], getDateIn(new Date())),
    line,
  });
};

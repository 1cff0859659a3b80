import type { AgreementLine } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { getFieldErrors, toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSendAgreementMutation, useVoidAgreementMutation } from '../frame/agreements/agreements-api';
import { CopyField } from '../frame/copy-field';

/** Send it again while it is open; take it back with a reason; change what was declined, or what the text says by now. */
export function AgreementActions({ agreement }: { agreement: AgreementLine }) {
  const { id, state, clientId, tripId, kind, hasNewerText, recipientName } = agreement;
  const [send, { data: sent, isLoading, error }] = useSendAgreementMutation();
  const isOpen = ['draft', 'sent', 'opened'].includes(state);
  const isRefused = state === 'declined' || state === 'void';
  const next = new URLSearchParams({
    client: clientId ?? '',
    kind,
    replaces: id,
    ...(tripId && { trip: tripId }),
  });
  return (
    <div className="grid gap-4">
      {hasNewerText && clientId ? (
        <Notice title="Your text changed since">
          <Link
            to={`/app/agents/agreements/new?${next.toString()}`}
            className="text-sea underline underline-offset-4"
          >
            Send the new version to sign
          </Link>
        </Notice>
      ) : null}
      {isRefused && clientId && !hasNewerText ? (
        <Button
          asChild
          variant={state === 'declined' ? 'primary' : 'secondary'}
          className="justify-self-start"
        >
          <Link to={`/app/agents/agreements/new?${next.toString()}`}>Change it and send it again</Link>
        </Button>
      ) : null}
      {isOpen ? (
        <>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              busy={isLoading}
              onClick={() => void send({ id, how: { sends: 'email' } })}
            >
              {state === 'draft' ? 'Email it to sign' : 'Email it again'}
            </Button>
            <Button busy={isLoading} onClick={() => void send({ id, how: { sends: 'link' } })}>
              Get a link
            </Button>
          </div>
          {sent?.url ? (
            <CopyField
              label="Link"
              value={sent.url}
              hint="Shown only once. The earlier link no longer works."
            />
          ) : null}
          {sent && !sent.url ? <p role="status">On its way to {recipientName}.</p> : null}
          {error ? <Notice tone="error">{toApiError(error).message}</Notice> : null}
          <Withdraw id={id} />
        </>
      ) : null}
    </div>
  );
}

function Withdraw({ id }: { id: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [withdraw, { isLoading, error }] = useVoidAgreementMutation();
  if (!isAsking)
    return (
      <Button variant="quiet" className="justify-self-start" onClick={() => setIsAsking(true)}>
        Withdraw it
      </Button>
    );
  return (
    <div className="grid gap-3">
      <TextField
        label="Why do you withdraw it?"
        hint="Nobody can sign it anymore. The reason stays in your record."
        value={reason}
        error={error ? (getFieldErrors(error)['reason'] ?? toApiError(error).message) : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button busy={isLoading} onClick={() => void withdraw({ id, why: { reason } })}>
          Withdraw
        </Button>
        <Button variant="quiet" onClick={() => setIsAsking(false)}>
          Keep it
        </Button>
      </div>
    </div>
  );
}

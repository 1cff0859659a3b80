import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { sessionApi, useAppDispatch } from '@landsea/web-kit';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { confirmEmailMessages } from './invite-messages';
import { SendConfirmationButton } from '../frame/send-confirmation-button';

/** A copied link proves nothing about the address, so the person confirms it before accepting. */
export function ConfirmEmailFirst({ email, agentName }: { email: string; agentName: string }) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [isStillOpen, setStillOpen] = useState(false);
  const check = async () => {
    setBusy(true);
    const { data: user } = await dispatch(
      sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    setBusy(false);
    setStillOpen(!user?.emailVerified);
  };
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <MailCheck aria-hidden className="size-8 text-sea" strokeWidth={1.75} />
        <h2 className="font-display text-xl text-ink">{confirmEmailMessages.title}</h2>
        <p className="text-base wrap-anywhere text-muted">{confirmEmailMessages.text(email, agentName)}</p>
      </div>
      {isStillOpen ? <Notice tone="warning">{confirmEmailMessages.stillOpen}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={isBusy} busyLabel="Checking..." onClick={() => void check()}>
          {confirmEmailMessages.done}
        </Button>
        <SendConfirmationButton email={email} label={confirmEmailMessages.again} />
      </div>
    </div>
  );
}

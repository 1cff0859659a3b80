import { Button } from '@landsea/ui/button';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { TextField } from '@landsea/ui/fields/text-field';
import { toApiError } from '@landsea/web-kit';
import { useState, type SyntheticEvent } from 'react';
import { useMailIntakeMutation } from './intake-api';
import type { IntakeDraft } from './use-intake-draft';

/** The link of the draft, for another device and without an account. */
export function ContinueElsewhere({ draft }: { draft: IntakeDraft }) {
  const [isOpen, setIsOpen] = useState(false);
  const { token, answers } = draft;
  const typed = answers['lead_email'];
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState('');
  const [mail, { isLoading, error }] = useMailIntakeMutation();
  if (!token) return null;
  const address = email || (typeof typed === 'string' ? typed : '');
  const link = `${window.location.origin}/f/${token}`;
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    setOutcome(isCopied ? 'Link copied' : 'Your browser didn’t let us copy. Send it by email instead.');
  };
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { error: failed } = await mail({ token, email: address });
    setOutcome(failed ? '' : 'On its way. Open the email on your other device.');
  };
  return (
    <div className="grid gap-3 border-t border-hairline pt-4">
      <DisclosureButton
        open={isOpen}
        controls="continue-elsewhere"
        onToggle={() => setIsOpen(!isOpen)}
        className="justify-self-start text-sm font-semibold text-sea"
      >
        Continue later, or on another device
      </DisclosureButton>
      <div id="continue-elsewhere">
        {isOpen ? (
          <form noValidate onSubmit={(event) => void send(event)} className="grid gap-3">
            <TextField
              label="Email me the link"
              type="email"
              inputMode="email"
              value={address}
              error={error ? toApiError(error).message : undefined}
              onChange={({ target }) => setEmail(target.value)}
            />
            <div className="flex flex-wrap gap-2">
              <Button type="submit" busy={isLoading} busyLabel="Sending..." disabled={address === ''}>
                Send the link
              </Button>
              <Button onClick={() => void copy()}>Copy the link</Button>
            </div>
            <p role="status" className="min-h-5 text-sm text-muted">
              {outcome}
            </p>
          </form>
        ) : null}
      </div>
    </div>
  );
}

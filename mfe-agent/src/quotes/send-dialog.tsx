import type { Quote } from '@landsea/contracts/agents';
import { checkQuote } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Notice } from '@landsea/ui/notice';
import { getFieldErrors, toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { CopyField } from '../frame/copy-field';
import { useSendQuoteMutation } from '../frame/quotes/quotes-api';
import type { QuoteEditing } from './use-quote-draft';

interface SendDialogProps {
  quote: Quote;
  editing: QuoteEditing;
  onClose: () => void;
}

/** Saves first, so that the client gets what is on the screen. */
export function SendDialog({ quote, editing, onClose }: SendDialogProps) {
  const [send, { isLoading, data: sent }] = useSendQuoteMutation();
  const [problem, setProblem] = useState<string>();
  const [isEmailed, setIsEmailed] = useState(false);
  const [emails, setEmails] = useState<readonly string[]>(quote.clientEmail ? [quote.clientEmail] : []);
  const { addresses = quote.clientEmail ? [{ name: quote.clientName, email: quote.clientEmail }] : [] } =
    quote;
  const problems = checkQuote(editing.draft, new Date());
  const isUsual = emails.length === 1 && emails[0] === quote.clientEmail;
  const go = async (sendsEmail: boolean) => {
    setProblem(undefined);
    if (problems.length > 0) return showProblems();
    const saved = await editing.save();
    if (!saved) return onClose();
    const { data, error } = await send({
      ...{ quoteId: quote.id, version: saved.version, sendsEmail },
      ...(sendsEmail && !isUsual && { emails: [...emails] }),
    });
    if (data) return setIsEmailed(sendsEmail);
    const found = getFieldErrors(error);
    editing.setErrors(found);
    setProblem(Object.values(found)[0] ?? toApiError(error).message);
  };
  const showProblems = () => {
    editing.setErrors(Object.fromEntries(problems.map(({ path, message }) => [path, message])));
    onClose();
  };
  if (sent)
    return (
      <Dialog open onOpenChange={onClose} title={isEmailed ? 'It’s on its way' : 'Here’s the link'}>
        <div className="grid gap-4">
          {isEmailed ? (
            <p className="wrap-anywhere">
              To {emails.join(' and ')}, from you. Answers come to your own inbox.
            </p>
          ) : null}
          {(sent.links ?? [{ name: '', url: sent.url }]).map(({ name, url }) => (
            <CopyField
              key={url}
              label={name ? `Link for ${name}` : 'Link'}
              value={url}
              hint="Shown only once. Anyone who has it can answer the offer."
            />
          ))}
          <Button className="justify-self-start" onClick={onClose}>
            Done
          </Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={quote.sentVersion > 0 ? 'Send the newer offer' : 'Send the quote'}
    >
      <div className="grid gap-4">
        {problems.length > 0 ? (
          <Notice tone="warning" title="Not complete yet">
            <ul>
              {problems.slice(0, 6).map(({ path, message }) => (
                <li key={path}>{message}</li>
              ))}
            </ul>
          </Notice>
        ) : (
          <>
            <p>
              {addresses.length > 1
                ? 'Each gets an email from you with a link of their own. The first to accept decides.'
                : addresses.length === 1
                  ? `${quote.clientName} gets an email from you with a link. No account needed.`
                  : `${quote.clientName} has no email address: get the link and send it your way.`}
              {quote.sentVersion > 0 ? ' The links before say that there is a newer offer.' : ''}
            </p>
            {addresses.length > 1 ? <Addresses {...{ addresses, emails, onChange: setEmails }} /> : null}
          </>
        )}
        {problem ? <Notice tone="error">{problem}</Notice> : null}
        {problems.length > 0 ? (
          <Button className="justify-self-start" onClick={showProblems}>
            Show me where
          </Button>
        ) : (
          <div className="flex flex-wrap gap-2">
            {addresses.length > 0 ? (
              <Button
                variant="primary"
                disabled={emails.length === 0}
                busy={isLoading || editing.isSaving}
                onClick={() => void go(true)}
              >
                Send the email
              </Button>
            ) : null}
            <Button busy={isLoading || editing.isSaving} onClick={() => void go(false)}>
              Get a link only
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface AddressesProps {
  addresses: readonly { name: string; email: string }[];
  emails: readonly string[];
  onChange: (emails: readonly string[]) => void;
}

function Addresses({ addresses, emails, onChange }: AddressesProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 font-semibold text-ink">Send it to</legend>
      {addresses.map(({ name, email }) => (
        <Checkbox
          key={email}
          label={`${name}, ${email}`}
          checked={emails.includes(email)}
          onCheckedChange={(isChosen) =>
            onChange(isChosen ? [...emails, email] : emails.filter((each) => each !== email))
          }
        />
      ))}
    </fieldset>
  );
}

import type { ItineraryNumber, PublicItinerary } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { getFieldErrors, notify, toApiError } from '@landsea/web-kit';
import { Copy } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { useAskItineraryCodeMutation, useEnterItineraryCodeMutation } from './itinerary-api';

function NumberRow({ number: { title, value } }: { number: ItineraryNumber }) {
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => notify({ tone: 'success', title: 'Copied' }),
      () => notify({ tone: 'info', title: 'Your browser did not copy it' }),
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1">
      <span className="min-w-0 wrap-anywhere">
        <span className="block text-sm text-muted">{title}</span>
        <span className="font-semibold tabular-nums">{value}</span>
      </span>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Copy ${title}`}
        icon={<Copy aria-hidden className="size-5" strokeWidth={1.75} />}
        onClick={() => void copy()}
      >
        Copy
      </Button>
    </li>
  );
}

interface CodeFormProps {
  token: string;
  codeGoesTo: string;
  onKey: (key: string) => void;
}

function CodeForm({ token, codeGoesTo, onKey }: CodeFormProps) {
  const [isSent, setIsSent] = useState(false);
  const [code, setCode] = useState('');
  const [ask, asked] = useAskItineraryCodeMutation();
  const [enter, entered] = useEnterItineraryCodeMutation();
  const send = async () => {
    const answer = await ask(token);
    if (!answer.error) setIsSent(true);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { data } = await enter({ token, code });
    if (data) onKey(data.key);
  };
  const problem = entered.error
    ? (getFieldErrors(entered.error)['code'] ?? toApiError(entered.error).message)
    : undefined;
  return (
    <div className="grid gap-3">
      <p className="text-muted">
        {isSent
          ? `We emailed six digits to ${codeGoesTo}. They’re good for 15 minutes.`
          : `Kept back in case this link is forwarded. We email a code to ${codeGoesTo}.`}
      </p>
      {asked.error ? <Notice tone="error">{toApiError(asked.error).message}</Notice> : null}
      {isSent ? (
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-wrap items-end gap-3">
          <TextField
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            error={problem}
            onChange={({ target }) => setCode(target.value)}
          />
          <Button type="submit" variant="primary" busy={entered.isLoading}>
            Show them
          </Button>
        </form>
      ) : null}
      <Button className="justify-self-start" busy={asked.isLoading} onClick={() => void send()}>
        {isSent ? 'Send another code' : 'Show the numbers'}
      </Button>
    </div>
  );
}

interface ItineraryNumbersProps {
  token: string;
  numbers: readonly ItineraryNumber[];
  page: PublicItinerary;
  /** The page is what this device kept, which has no numbers. */
  isOffline: boolean;
  onKey: (key: string) => void;
}

export function ItineraryNumbers({ token, numbers, page, isOffline, onKey }: ItineraryNumbersProps) {
  return (
    <section aria-labelledby="numbers" className="pt-10 print:hidden">
      <h2 id="numbers" className="pb-3 font-display text-2xl">
        Numbers to show at the desk
      </h2>
      {numbers.length > 0 ? (
        <ul className="divide-y divide-hairline">
          {numbers.map((number) => (
            <NumberRow key={number.id} number={number} />
          ))}
        </ul>
      ) : isOffline ? (
        <p className="text-muted">They aren’t kept on this device, so they need a connection.</p>
      ) : (
        <CodeForm token={token} codeGoesTo={page.codeGoesTo} onKey={onKey} />
      )}
    </section>
  );
}

import type { PublicQuoteOption, QuotePage, QuoteTraveler } from '@landsea/contracts/agents';
import { formatDateWithYear } from '@landsea/contracts/core';
import { formatQuoteMoney } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { getFieldErrors, toApiError } from '@landsea/web-kit/http';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { OfferFormProps } from './ask-form';
import { ExtrasStep, OptionTotal } from './extras-step';
import { Trap } from './form-trap';
import { acceptQuote } from './offer-calls';
import { TravelersStep } from './travelers-step';
import { useSend } from './use-send';

interface ConfirmStepProps {
  page: QuotePage;
  option: PublicQuoteOption;
  addonIds: readonly string[];
  name: string;
  onName: (name: string) => void;
  website: string;
  onWebsite: (typed: string) => void;
}

function ConfirmStep({ page, option, addonIds, name, onName, website, onWebsite }: ConfirmStepProps) {
  const who = page.agentName ?? 'Your agent';
  const { depositCents, depositDueOn, finalDueOn } = option;
  return (
    <div className="grid gap-4">
      <div className="grid gap-2 rounded-card border border-hairline bg-surface p-4 sm:p-5">
        <h2 className="font-display text-xl wrap-anywhere">{option.title}</h2>
        {depositCents !== null ? (
          <p>
            Deposit {formatQuoteMoney(depositCents)}
            {depositDueOn ? `, due ${formatDateWithYear(depositDueOn)}` : ''}
          </p>
        ) : null}
        {finalDueOn ? <p>The rest is due {formatDateWithYear(finalDueOn)}</p> : null}
        <OptionTotal quote={page.quote} option={option} addonIds={addonIds} />
      </div>
      <p className="text-base text-muted">
        {who} books this for you and tells you how to pay. Nothing is charged here, and please send no card
        number.
      </p>
      <TextField
        label="Your name"
        hint="It counts as your yes."
        autoComplete="name"
        value={name}
        onChange={({ target }) => onName(target.value)}
      />
      <Trap value={website} onChange={onWebsite} />
    </div>
  );
}

interface AcceptStepsProps extends OfferFormProps {
  option: PublicQuoteOption;
  onDone: (page: QuotePage) => void;
}

const titles = ['Your trip', 'Who’s traveling', 'Confirm'] as const;
const LAST = titles.length - 1;

/** The last word is the last name. */
const splitName = (name: string) => {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
};

const isNamed = ({ firstName, lastName }: QuoteTraveler): boolean =>
  firstName.trim() !== '' && lastName.trim() !== '';

export function AcceptSteps({ token, page, option, onBack, onDone }: AcceptStepsProps) {
  const [at, setAt] = useState(0);
  const [addonIds, setAddonIds] = useState<string[]>([]);
  const [travelers, setTravelers] = useState<QuoteTraveler[]>(() =>
    page.travelers.map(({ id, name }) => ({ id, ...splitName(name), birthDate: null })),
  );
  const [name, setName] = useState('');
  const [website, setWebsite] = useState('');
  const { send, isSending, error, reset } = useSend(acceptQuote);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [at]);
  const knowsBirth = (id: string) => page.travelers.some((each) => each.id === id && each.hasBirthDate);
  const isReady =
    at === 0 ||
    (at === 1
      ? travelers.length > 0 &&
        travelers.every((each) => isNamed(each) && (each.birthDate || knowsBirth(each.id)))
      : name.trim() !== '');
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isReady) return;
    if (at < LAST) return setAt(at + 1);
    const answer = { token, version: page.version, optionId: option.id, addonIds, name, travelers };
    const accepted = await send({ ...answer, website });
    if (accepted?.ok) onDone(accepted.page);
  };
  const goBack = () => {
    reset();
    if (at === 0) onBack();
    else setAt(at - 1);
  };
  const [fieldError] = Object.values(getFieldErrors(error));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mx-auto grid w-full max-w-xl gap-5">
      <p className="text-sm text-muted tabular-nums">{`Step ${String(at + 1)} of ${String(titles.length)}`}</p>
      <h1 ref={heading} tabIndex={-1} className="font-display text-2xl text-ink outline-none">
        {titles[at]}
      </h1>
      {at === 0 ? (
        <ExtrasStep quote={page.quote} option={option} addonIds={addonIds} onChange={setAddonIds} />
      ) : at === 1 ? (
        <TravelersStep travelers={travelers} knowsBirth={knowsBirth} onChange={setTravelers} />
      ) : (
        <ConfirmStep
          page={page}
          option={option}
          addonIds={addonIds}
          name={name}
          onName={setName}
          website={website}
          onWebsite={setWebsite}
        />
      )}
      {error ? <Notice tone="error">{fieldError ?? toApiError(error).message}</Notice> : null}
      <div className="flex flex-wrap-reverse items-center justify-between gap-3">
        <Button variant="quiet" onClick={goBack}>
          Back
        </Button>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="grow sm:grow-0"
          disabled={!isReady}
          busy={isSending}
          busyLabel="Sending..."
        >
          {at < LAST ? 'Next' : 'Yes, book it for us'}
        </Button>
      </div>
    </form>
  );
}

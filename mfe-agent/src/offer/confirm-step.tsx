import type { PublicQuoteOption, QuotePage } from '@landsea/contracts/agents';
import { formatDateWithYear } from '@landsea/contracts/core';
import { formatQuoteMoney } from '@landsea/rules/agents';
import { TextField } from '@landsea/ui/fields/text-field';
import { OptionTotal } from './extras-step';
import { Trap } from './form-trap';

interface ConfirmStepProps {
  page: QuotePage;
  option: PublicQuoteOption;
  addonIds: readonly string[];
  name: string;
  onName: (name: string) => void;
  website: string;
  onWebsite: (typed: string) => void;
}

export function ConfirmStep({ page, option, addonIds, name, onName, website, onWebsite }: ConfirmStepProps) {
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

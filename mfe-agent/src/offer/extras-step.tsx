import type { PublicQuote, PublicQuoteOption } from '@landsea/contracts/agents';
import { formatDateRange } from '@landsea/contracts/core';
import { formatExtra, formatQuoteMoney, sumQuoteOption } from '@landsea/rules/agents';
import { Checkbox } from '@landsea/ui/fields/checkbox';

interface ExtrasStepProps {
  quote: PublicQuote;
  option: PublicQuoteOption;
  addonIds: readonly string[];
  onChange: (addonIds: string[]) => void;
}

export function OptionTotal({ quote, option, addonIds }: Omit<ExtrasStepProps, 'onChange'>) {
  const total = sumQuoteOption(option, quote.people, addonIds);
  return total ? (
    <p className="flex items-baseline justify-between gap-3 border-t border-hairline pt-3 text-lg">
      Total
      <strong className="text-xl tabular-nums">{formatQuoteMoney(total.totalCents, option.isAbout)}</strong>
    </p>
  ) : null;
}

export function ExtrasStep({ quote, option, addonIds, onChange }: ExtrasStepProps) {
  const { startDate, endDate, place, room, tickets, dining, inclusions } = option;
  const facts = [
    startDate && endDate ? formatDateRange(startDate, endDate) : '',
    [place, room].filter(Boolean).join(', '),
    tickets,
    dining,
    ...inclusions,
  ].filter(Boolean);
  const toggle = (id: string, isOn: boolean) =>
    onChange(isOn ? [...addonIds, id] : addonIds.filter((each) => each !== id));
  return (
    <div className="grid gap-4">
      <div className="grid gap-2 rounded-card border border-hairline bg-surface p-4 sm:p-5">
        <h2 className="font-display text-xl wrap-anywhere">{option.title}</h2>
        <ul className="grid gap-1">
          {facts.map((fact) => (
            <li key={fact} className="wrap-anywhere">
              {fact}
            </li>
          ))}
        </ul>
        {option.addons.length > 0 ? (
          <fieldset className="grid pt-2">
            <legend className="text-sm font-semibold">Would you like to add?</legend>
            {option.addons.map(({ id, note, ...extra }) => (
              <Checkbox
                key={id}
                label={formatExtra(extra)}
                hint={note || undefined}
                checked={addonIds.includes(id)}
                onCheckedChange={(isOn) => toggle(id, isOn)}
              />
            ))}
          </fieldset>
        ) : null}
        <OptionTotal quote={quote} option={option} addonIds={addonIds} />
      </div>
      {option.isAbout ? (
        <p className="text-base text-muted">
          This price is an estimate. Your agent confirms it before booking.
        </p>
      ) : null}
    </div>
  );
}

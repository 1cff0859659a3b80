import type { PublicQuote, PublicQuoteOption } from '@landsea/contracts/agents';
import { compareOptions, formatExtra, formatQuoteMoney, sumQuoteOption } from '@landsea/rules/agents';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { MessageCircle } from 'lucide-react';
import { OfferPhotoOf } from './offer-photo';

interface OfferTableProps {
  quote: PublicQuote;
  isOpen: boolean;
  onLook: (optionId: string) => void;
  onAsk: (about: string) => void;
  onChoose: (optionId: string) => void;
}

const labelCell =
  'sticky left-0 z-10 w-28 min-w-28 border-b border-hairline bg-surface px-3 py-2.5 text-left align-top text-sm font-normal text-muted sm:w-44 sm:min-w-44';
const valueCell = 'min-w-48 snap-start border-b border-hairline px-3 py-2.5 text-base text-ink sm:min-w-56';

function OptionHead({ option, people }: { option: PublicQuoteOption; people: number }) {
  const total = sumQuoteOption(option, people);
  return (
    <div className="grid justify-items-start gap-1">
      <OfferPhotoOf photo={option.photo} />
      {option.isRecommended ? <Badge tone="sun">My pick for you</Badge> : null}
      <span className="font-display text-xl wrap-anywhere">{option.title}</span>
      {total ? (
        <>
          <span className="text-lg font-semibold tabular-nums">
            {formatQuoteMoney(total.totalCents, option.isAbout)}
          </span>
          {people > 1 ? (
            <span className="text-sm font-normal text-muted tabular-nums">
              {formatQuoteMoney(total.perPersonCents)} per person
            </span>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

function Value({ value }: { value: string }) {
  const lines = [...new Set(value.split('\n'))];
  if (lines.length === 1) return value || '–';
  return (
    <ul className="list-disc pl-4">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The head shows totals, so that the rows below repeat only the rest. */
const inHead = new Set(['total', 'per-person']);

/** Options side by side; on a phone they pass by while the names of the rows stay. */
export function OfferTable({ quote, isOpen, onLook, onAsk, onChoose }: OfferTableProps) {
  const { options, people } = quote;
  const rows = compareOptions(options, people).filter(({ key }) => !inHead.has(key));
  return (
    <div
      role="region"
      aria-label="The options side by side"
      tabIndex={0}
      className="relative snap-x scroll-pl-28 overflow-x-auto overscroll-x-contain rounded-card border border-hairline bg-surface sm:scroll-pl-44"
    >
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            <td className={labelCell} />
            {options.map((option) => (
              <th
                key={option.id}
                scope="col"
                className={`${valueCell} text-left align-bottom`}
                onPointerEnter={() => onLook(option.id)}
              >
                <OptionHead option={option} people={people} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, values, differs }) => (
            <tr key={key}>
              <th scope="row" className={labelCell}>
                <span className="block">{label}</span>
                {isOpen ? (
                  <button
                    type="button"
                    onClick={() => onAsk(label)}
                    className="inline-flex min-h-11 cursor-pointer items-center gap-1 text-sea hover:underline"
                  >
                    <MessageCircle aria-hidden className="size-4" strokeWidth={1.75} />
                    Ask<span className="sr-only"> about {label}</span>
                  </button>
                ) : null}
              </th>
              {values.map((value, index) => (
                <td
                  key={options[index]?.id}
                  className={`${valueCell} align-top wrap-anywhere tabular-nums ${differs ? 'font-semibold' : ''}`}
                >
                  <Value value={value} />
                </td>
              ))}
            </tr>
          ))}
          {isOpen || options.some(({ note, addons }) => note || addons.length > 0) ? (
            <tr>
              <th scope="row" className={`${labelCell} border-b-0`}>
                {isOpen ? 'Your choice' : 'Note'}
              </th>
              {options.map((option) => (
                <td key={option.id} className={`${valueCell} border-b-0 align-top`}>
                  <div className="grid justify-items-start gap-3 pb-1">
                    {option.note ? <p className="wrap-anywhere whitespace-pre-line">{option.note}</p> : null}
                    {option.addons.length > 0 ? (
                      <p className="text-sm wrap-anywhere text-muted">
                        You can add: {option.addons.map(formatExtra).join('; ')}
                      </p>
                    ) : null}
                    {isOpen ? (
                      <Button variant="primary" onClick={() => onChoose(option.id)}>
                        Choose<span className="sr-only"> {option.title}</span>
                      </Button>
                    ) : null}
                  </div>
                </td>
              ))}
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}

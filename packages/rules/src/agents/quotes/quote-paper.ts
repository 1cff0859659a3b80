import type { PublicQuote, PublicQuoteOption, QuotePageState } from '@landsea/contracts/agents';
import { formatCount } from '@landsea/contracts/core';
import type { PaperList, PaperPlan } from '../../paper-plan/paper-plan.js';
import { compareOptions, formatExtra } from './compare-options.js';

const CLOSING = 'An offer, not a booking: prices and rooms can change until it is booked.';

const warnings: Partial<Record<QuotePageState, string>> = {
  newer: 'A newer offer replaces this one.',
  expired: 'This offer has ended.',
};

const listOption = (option: PublicQuoteOption, people: number): PaperList => ({
  title: option.isRecommended ? `${option.title} (recommended)` : option.title,
  ...(option.photo && { picture: { id: option.photo.id, alt: option.photo.alt } }),
  lines: [
    ...compareOptions([option], people).map(
      ({ label, values }) => `${label}: ${values.join('').replaceAll('\n', '; ')}`,
    ),
    ...option.note.split('\n').filter((line) => line.trim() !== ''),
    ...option.addons.map((extra) => [`Extra: ${formatExtra(extra)}`, extra.note].filter(Boolean).join('. ')),
  ],
});

interface QuotePaperFacts {
  number: number;
  state: QuotePageState;
  /** The end of the offer in words, on the agent’s clock. */
  end: string;
}

/** A frozen version on paper, which has nothing of the agent’s own. */
export const toQuotePaper = (quote: PublicQuote, { number, state, end }: QuotePaperFacts): PaperPlan => {
  const warning = warnings[state];
  const party = formatCount(quote.people, 'person', 'people');
  return {
    name: quote.title || 'Your options',
    dates: `Quote ${String(number)} · for ${party} · valid until ${end}`,
    bookings: [...(warning ? [warning] : []), ...quote.message.split('\n')],
    days: [],
    lists: quote.options.map((option) => listOption(option, quote.people)),
    note: CLOSING,
  };
};

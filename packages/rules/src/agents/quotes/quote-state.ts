import type { QuoteState } from '@landsea/contracts/agents';

export const quoteActions = [
  'edit',
  'send',
  'withdraw',
  'accept',
  'decline',
  'accept-by-phone',
  'reverse',
  'make-trip',
] as const;
export type QuoteAction = (typeof quoteActions)[number];

const allowed: Readonly<Record<QuoteAction, readonly QuoteState[]>> = {
  edit: ['draft', 'sent', 'seen', 'declined', 'expired', 'withdrawn'],
  send: ['draft', 'sent', 'seen', 'declined', 'expired', 'withdrawn'],
  withdraw: ['sent', 'seen', 'expired'],
  accept: ['sent', 'seen'],
  decline: ['sent', 'seen'],
  'accept-by-phone': ['draft', 'sent', 'seen', 'declined', 'expired'],
  reverse: ['accepted', 'declined'],
  'make-trip': ['accepted'],
};

interface StoredQuote {
  state: QuoteState;
  expiresAt: Date | null;
}

/** An offer ends at its instant, to the millisecond; an answer that was given before stands. */
export const getQuoteState = ({ state, expiresAt }: StoredQuote, now: Date): QuoteState =>
  (state === 'sent' || state === 'seen') && expiresAt !== null && now >= expiresAt ? 'expired' : state;

export const mayQuote = (action: QuoteAction, state: QuoteState): boolean => allowed[action].includes(state);

export const describeClosedQuote = (state: QuoteState): string =>
  ({
    draft: 'Your agent is still working on this offer.',
    sent: '',
    seen: '',
    accepted: 'This offer was already accepted.',
    declined: 'This offer was already declined. Write to your agent if you changed your mind.',
    expired: 'This offer has ended. Ask your agent for a new one.',
    withdrawn: 'Your agent took this offer back. Ask them for a new one.',
  })[state];

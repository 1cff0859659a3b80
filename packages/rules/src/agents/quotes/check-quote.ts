import type { Quote, QuoteOption } from '@landsea/contracts/agents';
import { countDaysBetween } from '@landsea/contracts/core';
import { MAX_TRIP_DAYS } from '@landsea/contracts/trip';
import { findSecretNumber } from '../secret-numbers.js';

export interface QuoteProblem {
  path: string;
  message: string;
}

type Checked = Pick<Quote, 'title' | 'message' | 'expiresAt' | 'options'>;

const optionProblems = (option: QuoteOption, index: number): QuoteProblem[] => {
  const { title, startDate, endDate, place, totalCents, depositCents, depositDueOn, finalDueOn } = option;
  const found: QuoteProblem[] = [];
  const add = (field: string, message: string) => found.push({ path: `options.${index}.${field}`, message });
  if (title === '') add('title', 'Give this option a name');
  if (place === '') add('place', 'Enter the hotel or the ship');
  if (startDate === null) add('startDate', 'Enter the first day');
  if (endDate === null) add('endDate', 'Enter the last day');
  if (startDate !== null && endDate !== null) {
    if (endDate <= startDate) add('endDate', 'The last day comes after the first');
    else if (countDaysBetween(startDate, endDate) >= MAX_TRIP_DAYS)
      add('endDate', `A trip lasts at most ${MAX_TRIP_DAYS} days`);
  }
  if (totalCents === null) add('totalCents', 'Enter the total');
  if (depositCents !== null && totalCents !== null && depositCents > totalCents)
    add('depositCents', 'The deposit is more than the total');
  if (depositDueOn !== null && finalDueOn !== null && finalDueOn < depositDueOn)
    add('finalDueOn', 'The rest is due after the deposit');
  // As of a template that keeps no prices; 0 is a gift.
  const unpriced = option.addons.find(({ cents }) => cents === null);
  if (unpriced) add('addons', `Enter what “${unpriced.title}” costs`);
  return found;
};

/** Numbers that nobody may keep, not even in a draft. */
export const findQuoteSecrets = ({
  title,
  message,
  options,
}: Pick<Checked, 'title' | 'message' | 'options'>): QuoteProblem[] =>
  [
    { path: 'title', message: title },
    { path: 'message', message },
    ...options.flatMap((option, index) =>
      [
        ...[
          option.title,
          option.place,
          option.room,
          option.tickets,
          option.dining,
          option.note,
          option.photo?.alt ?? '',
        ],
        ...option.inclusions,
        ...option.addons.flatMap(({ title: extra, note }) => [extra, note]),
      ].map((text) => ({
        path: `options.${index}.note`,
        message: text,
      })),
    ),
  ].flatMap(({ path, message: text }) => {
    const refusal = findSecretNumber(text);
    return refusal === undefined ? [] : [{ path, message: refusal }];
  });

/** Everything that keeps a quote from being sent; `path` is that of the field to correct. */
export const checkQuote = (quote: Checked, now: Date): QuoteProblem[] => [
  ...(quote.options.length === 0 ? [{ path: 'options', message: 'Add at least one option' }] : []),
  ...(quote.expiresAt === null
    ? [{ path: 'expiresAt', message: 'Choose until when the offer is valid' }]
    : new Date(quote.expiresAt) <= now
      ? [{ path: 'expiresAt', message: 'Choose an end that lies ahead' }]
      : []),
  ...(quote.options.filter(({ isRecommended }) => isRecommended).length > 1
    ? [{ path: 'options', message: 'Recommend one option only' }]
    : []),
  ...quote.options.flatMap(optionProblems),
  ...findQuoteSecrets(quote),
];

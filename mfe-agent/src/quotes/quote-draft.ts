import type { Quote, QuoteOption, SaveQuote } from '@landsea/contracts/agents';

export type QuoteDraft = Omit<SaveQuote, 'version'>;

export const makeQuoteDraft = ({ title, message, people, expiresAt, zone, options }: Quote): QuoteDraft => ({
  title,
  message,
  people,
  expiresAt,
  zone,
  options,
});

export const isSameDraft = (a: QuoteDraft, b: QuoteDraft): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A copy stands beside its original, with extras of its own, and is not the recommended one. */
export const duplicateOption = (options: readonly QuoteOption[], id: string): QuoteOption[] =>
  options.flatMap((option) =>
    option.id === id
      ? [
          option,
          {
            ...option,
            id: crypto.randomUUID(),
            title: `Option ${String(options.length + 1)}`,
            isRecommended: false,
            addons: option.addons.map((addon) => ({ ...addon, id: crypto.randomUUID() })),
          },
        ]
      : [option],
  );

/** Recommending one takes it from the others. */
export const changeOption = (
  options: readonly QuoteOption[],
  id: string,
  change: Partial<QuoteOption>,
): QuoteOption[] =>
  options.map((option) =>
    option.id === id
      ? { ...option, ...change }
      : change.isRecommended
        ? { ...option, isRecommended: false }
        : option,
  );

const COMPARED = [
  'kind',
  'startDate',
  'endDate',
  'place',
  'room',
  'port',
  'tickets',
  'dining',
  'inclusions',
  'totalCents',
  'isAbout',
  'priceDate',
  'depositCents',
  'depositDueOn',
  'finalDueOn',
  'note',
  'addons',
  'commissionCents',
] as const satisfies readonly (keyof QuoteOption)[];
export type ComparedField = (typeof COMPARED)[number];

const comparable = (option: QuoteOption, field: ComparedField): string =>
  field === 'addons'
    ? JSON.stringify(option.addons.map(({ title, cents, note }) => [title, cents, note]))
    : JSON.stringify(option[field]);

/** Fields in which the options differ. */
export const findDifferences = (options: readonly QuoteOption[]): ReadonlySet<ComparedField> =>
  new Set(COMPARED.filter((field) => new Set(options.map((option) => comparable(option, field))).size > 1));

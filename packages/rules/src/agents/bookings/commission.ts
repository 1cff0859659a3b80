import type { BookingWork } from '@landsea/contracts/agents';

/** Rounded half up to the smallest unit; null where the amount or the rate is unknown. `rate` in basis points. */
export const computeCommission = (
  { commissionableCents, rate }: Pick<BookingWork, 'commissionableCents' | 'rate'>,
  supplierRate: number | null = null,
): number | null => {
  const applied = rate ?? supplierRate;
  return commissionableCents === null || applied === null
    ? null
    : Math.round((commissionableCents * applied) / 10_000);
};

const PERCENT = /^\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%?\s*$/;

/** Basis points of a typed percentage such as `12.5`; undefined for what is none. */
export const parsePercent = (text: string): number | undefined => {
  const [, whole = '', part = ''] = PERCENT.exec(text) ?? [];
  if (whole === '') return undefined;
  const rate = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return rate <= 10_000 ? rate : undefined;
};

/** `12.5%`. */
export const formatPercent = (rate: number): string => `${rate / 100}%`;

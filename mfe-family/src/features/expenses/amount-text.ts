export type DecimalMark = '.' | ',';

const groupOf: Record<DecimalMark, string> = { '.': ',', ',': '.' };

/**
 * What was typed as an amount, in minor units: `1,240.50`, `$12`, `.5`, with a comma as the mark `1.240,50`. Undefined when it is
 * no amount, is negative, or has more decimals than its currency.
 */
export const minorUnits = (text: string, digits: number, mark: DecimalMark = '.'): number | undefined => {
  const bare = text
    .trim()
    .replace(/^[\p{Sc}A-Z]{1,3}\s*|\s*[\p{Sc}A-Z]{1,3}$/gu, '')
    .replace(/[\s’']/g, '');
  const group = groupOf[mark];
  const [whole = '', fraction = '', ...rest] = bare.split(mark);
  const isGrouped = /^\d{1,3}(\D\d{3})+$/.test(whole) && !/[^\d]/.test(whole.replaceAll(group, ''));
  const digitsOnly = isGrouped ? whole.replaceAll(group, '') : whole;
  const isAmount = /^\d*$/.test(digitsOnly) && /^\d*$/.test(fraction) && digitsOnly + fraction !== '';
  if (!isAmount || rest.length > 0 || fraction.replace(/0+$/, '').length > digits) return undefined;
  const minor = Number(digitsOnly + fraction.slice(0, digits).padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? minor : undefined;
};

const signs: Record<string, string> = { '€': 'EUR', '£': 'GBP', '₩': 'KRW', '₹': 'INR', '₺': 'TRY' };

/** The currency that an amount itself names by a sign or a code: `12 €`, `CHF 5`. A sign that several share names none. */
export const currencyNamed = (text: string): string | undefined => {
  const [mark] = /[A-Z]{3}|[€£₩₹₺]/.exec(text) ?? [];
  return mark && (signs[mark] ?? mark);
};

/** Minor units as a person would type them back: `1240.50`. */
export const minorText = (minor: number, digits: number): string => (minor / 10 ** digits).toFixed(digits);

import type { Email } from 'postal-mime';
import { toText } from './html/html-text.js';

/** Prefixes of months in the languages of guests' mail. */
const MONTH =
  '(?:jan|ene|janv|feb|fév|fev|mar|mär|mrt|apr|abr|avr|ma[iyg]|mei|jun|jui|giu|jul|lug|aug|ago|aoû|sep|set|oct|okt|out|ott|nov|dec|dez|dic|déc)';
const DATE = new RegExp(
  `\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}\\s?月|\\d{1,2}(?:\\.|st|nd|rd|th)?\\s?(?:de\\s)?${MONTH}|${MONTH}\\p{L}{0,7}\\.?\\s?\\d{1,2}`,
  'iu',
);

const LEAST_SHARE = 0.35;
const CLEARLY_MORE = 200;

const isStub = (plain: string, rich: string): boolean =>
  rich !== '' &&
  ((!DATE.test(plain) && DATE.test(rich) && rich.length > plain.length) ||
    (plain.length < rich.length * LEAST_SHARE && rich.length - plain.length > CLEARLY_MORE));

export const getMailText = ({ text = '', html = '' }: Email, options: { marksQuotes: boolean }): string => {
  const plain = text.trim();
  if (!html) return plain;
  const rich = toText(html, options);
  return plain === '' || isStub(plain, rich) ? rich : plain;
};

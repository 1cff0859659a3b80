import { foldName } from './import-text.js';

const ZERO_STATES = ['CT', 'MA', 'ME', 'NH', 'NJ', 'RI', 'VT'];

export interface FilePhones {
  phones: string[];
  /** Extensions, letters and what is no phone, for the notes. */
  said: string[];
}

/** Countries other than ours whose numbers can have ten figures, too. */
const TEN_FIGURES =
  /^(?:mx|mexico|in|india|co|colombia|it|italy|italia|ar|argentina|tr|turkey|turkiye|ve|venezuela|ru|russia|pk|pakistan|de|germany|deutschland|gb|uk|unitedkingdom|england|ireland|france|spain|espana)$/;

/** E.164; a number without a country code is American unless the country says otherwise. Undefined for anything else. */
const readNumber = (text: string, country: string): string | undefined => {
  const digits = text.replace(/\D/g, '');
  if (text.trim().startsWith('+'))
    return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : undefined;
  if (TEN_FIGURES.test(foldName(country))) return undefined;
  if (digits.length === 10 && /^[2-9]/.test(digits)) return `+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : undefined;
};

const EXTENSION = /[\s,;]*(?:ext(?:ension)?\.?|x|#)\s*:?\s*(\d{1,6})\s*$/i;
const LETTERS = /^\(?([A-Za-z]{1,8})[.:)]?\s+(?=[+(\d])/;

export const readPhones = (cell: string, country = ''): FilePhones => {
  const found: FilePhones = { phones: [], said: [] };
  for (const each of cell.split(/\s*:::\s*|\s*[/;,]\s*|\s+or\s+/)) {
    const text = each.trim();
    if (text === '') continue;
    const [, extension] = EXTENSION.exec(text) ?? [];
    const [, letters] = LETTERS.exec(text) ?? [];
    const number = readNumber(text.replace(EXTENSION, '').replace(LETTERS, ''), country);
    if (number && !found.phones.includes(number)) found.phones.push(number);
    if (!number) found.said.push(`Phone: ${text}`);
    else if (extension) found.said.push(`Extension of ${number}: ${extension}`);
    else if (letters) found.said.push(`${number}: ${letters}`);
  }
  return found;
};

const EMAIL = /^[^\s@,;<>()[\]"]+@[^\s@,;<>()[\]"]+\.[^\s@,;<>()[\]".]{2,}$/;

export const readEmails = (cell: string): { emails: string[]; said: string[] } => {
  const parts = cell
    .replace(/[<>]/g, ' ')
    .split(/[\s,;]+|:::/)
    .map((part) => part.replace(/^mailto:/i, '').trim())
    .filter((part) => part.includes('@'));
  const emails = parts
    .filter((part) => EMAIL.test(part) && part.length <= 254)
    .map((part) => part.toLowerCase());
  const wrong = parts.filter((part) => !EMAIL.test(part) || part.length > 254);
  const isNoEmail = cell.trim() !== '' && parts.length === 0;
  return {
    emails: [...new Set(emails)],
    said: [...wrong, ...(isNoEmail ? [cell.trim()] : [])].map((text) => `Email: ${text}`),
  };
};

/** A spreadsheet drops the zero in front of a ZIP code; `problem` where no state says that it did. */
export const readPostalCode = (
  cell: string,
  state: string,
  country: string,
): { code: string; problem?: string } => {
  const isAmerican = country === '' || /^(?:us|usa|united states.*)$/i.test(country);
  if (!isAmerican || !/^\d{4}$/.test(cell)) return { code: cell };
  if (ZERO_STATES.includes(state.toUpperCase())) return { code: `0${cell}` };
  return { code: cell, problem: `The ZIP code ${cell} has four digits: a zero may be missing` };
};

/** Cents. `(120.00)` is below zero; `1.234,56` has a comma of decimals. Undefined for what is no amount. */
export const readCents = (cell: string): number | undefined => {
  const isNegative = /^\(.*\)$/.test(cell.trim()) || /^-/.test(cell.trim());
  const bare = cell.replace(/[^\d.,]/g, '');
  if (!/\d/.test(bare)) return undefined;
  const plain = /,\d{2}$/.test(bare) ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '');
  const amount = Math.round(Number(plain) * 100);
  return Number.isFinite(amount) ? (isNegative ? -amount : amount) : undefined;
};

/** `2.01455E+10` has lost digits. */
export const isLostNumber = (cell: string): boolean => /^\d(?:[.,]\d+)?E\+\d+$/i.test(cell.trim());

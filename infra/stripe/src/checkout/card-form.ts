import { testCardOf } from './test-cards.js';

export type CardField = 'email' | 'number' | 'expiration' | 'cvc';

export type CardForm = Record<CardField, string>;

export type CardFormErrors = Partial<Record<CardField, string>>;

/** A card that reads as one: digits, month and full year. */
export interface Card {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

type CardReading = { email: string; card: Card; errors?: undefined } | { errors: CardFormErrors };

export function readCardForm(form: CardForm, now: Date): CardReading {
  const number = form.number.replaceAll(/[\s-]/g, '');
  const expiry = /^(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})$/.exec(form.expiration.trim());
  const expMonth = Number(expiry?.[1]);
  const expYear = Number(expiry?.[2]?.padStart(4, '20'));
  const errors: CardFormErrors = {
    ...emailError(form.email.trim()),
    ...numberError(number),
    ...expirationError(expMonth, expYear, now),
    ...cvcError(form.cvc.trim()),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return { email: form.email.trim(), card: { number, expMonth, expYear, cvc: form.cvc.trim() } };
}

export function readEmailForm(
  form: CardForm,
): { email: string; card: null; errors?: undefined } | { errors: CardFormErrors } {
  const errors = emailError(form.email.trim());
  return Object.keys(errors).length > 0 ? { errors } : { email: form.email.trim(), card: null };
}

function emailError(email: string): CardFormErrors {
  if (email === '') return { email: 'Enter your email address.' };
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? {} : { email: 'Your email address is invalid.' };
}

function numberError(number: string): CardFormErrors {
  if (number === '') return { number: 'Enter a card number.' };
  return testCardOf(number) ? {} : { number: 'This is a test page: use one of the test cards listed here.' };
}

function expirationError(month: number, year: number, now: Date): CardFormErrors {
  if (!(month >= 1 && month <= 12)) return { expiration: 'Write the expiration date as MM / YY.' };
  const thisYear = now.getUTCFullYear();
  if (year < thisYear || (year === thisYear && month < now.getUTCMonth() + 1))
    return { expiration: "Your card's expiration date is in the past." };
  return {};
}

function cvcError(cvc: string): CardFormErrors {
  if (cvc === '') return { cvc: "Enter your card's security code." };
  return /^\d{3,4}$/.test(cvc) ? {} : { cvc: "Your card's security code is incomplete." };
}

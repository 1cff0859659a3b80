import { COMMON_PASSWORDS } from './common-passwords.js';

export interface PasswordOwner {
  firstName: string;
  lastName: string;
  email: string;
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const withoutTail = (text: string): string => text.replace(/\d+$/, '');

const isCommon = (password: string): boolean => {
  const lower = password.toLowerCase();
  return COMMON_PASSWORDS.has(lower) || COMMON_PASSWORDS.has(plain(password)) || new Set(lower).size === 1;
};

const isOwn = (password: string, { firstName, lastName, email }: PasswordOwner): boolean => {
  const [local = ''] = email.split('@');
  const own = [firstName, lastName, firstName + lastName, lastName + firstName, email, local].map(plain);
  const given = plain(password);
  return own.some((word) => word.length >= 2 && (given === word || withoutTail(given) === word));
};

export function findPasswordProblem(
  password: string,
  person: PasswordOwner,
  minLength: number,
): string | undefined {
  if (password.length < minLength) return `Password must be at least ${minLength} characters`;
  if (isOwn(password, person))
    return 'Your password cannot be your own name or email. Please choose another one';
  if (isCommon(password)) return 'That password is too common and easy to guess. Please choose another one';
  return undefined;
}

import { dictionary } from '@zxcvbn-ts/language-common';

/** The library has 49,000 passwords; a longer list would refuse passwords that nobody guesses first. */
const REFUSED = 20_000;

const more = `
  00000000 0123456789 101010 1111111 121212 123123123 222222 232323 333333 444444 456789 555555 654321 7654321 777777
  87654321 888888 88888888 987654321 9876543210 999999 99999999 aaaaaa aaaaaaaa abcdef abcdefg abcdefgh qwertz
  p@ssword password! guest1 guest123 login123 user123 root123 secret123 zaq1zaq1 fortnite roblox linkedin
  cruise1 cruise123 disney123 disneyland disneyworld donaldduck elsa123 magickingdom minniemouse moana1 nemo123
  travel1 travel123 vacation1 landsea landsea1 landsea123
`;

const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].slice(0, REFUSED),
  ...more.trim().split(/\s+/),
]);

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

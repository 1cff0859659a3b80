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

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].slice(0, REFUSED),
  ...more.trim().split(/\s+/),
]);

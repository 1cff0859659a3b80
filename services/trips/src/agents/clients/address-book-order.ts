/**
 * What clients are sorted by, as SQL over a table of them: last and first name as an address book has them, where Åberg stands
 * beside Aberg and "de la Cruz" under D. It is the expression of the list's index.
 */
export const addressBookOrder = (clients: string): string =>
  `((${clients}.last_name || ' ' || ${clients}.first_name) COLLATE "en-x-icu")`;

/** The list's index has this expression: Åberg sorts beside Aberg, and "de la Cruz" under D. */
export const buildAddressBookOrder = (clients: string): string =>
  `((${clients}.last_name || ' ' || ${clients}.first_name) COLLATE "en-x-icu")`;

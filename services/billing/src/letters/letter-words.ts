const WESTERNMOST = 'Etc/GMT+12';

/** `$39.00`. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

const format = (instant: Date, timeZone: string): string =>
  instant.toLocaleDateString('en-US', { timeZone, year: 'numeric', month: 'long', day: 'numeric' });

/** The day of an instant as the parks count it: `May 30, 2027`. */
export const day = (instant: Date): string => format(instant, 'America/New_York');

/** The last whole day of access that ends at an instant. Access ends with a day of the westernmost zone. */
export const lastDay = (endsAt: Date): string => format(new Date(endsAt.getTime() - 1), WESTERNMOST);

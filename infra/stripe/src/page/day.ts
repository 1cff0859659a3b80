/** A Unix second as a person reads it, e.g. `November 21, 2026`, where the shop is: its own pages then name the same day. */
export function formatDay(at: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' }).format(
    at * 1000,
  );
}

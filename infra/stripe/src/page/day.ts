/** A Unix second as a person reads it, e.g. `November 21, 2026`, in UTC. */
export function day(at: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at * 1000);
}

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Wall time at the parks (America/New_York), `HH:MM`. */
export const wallTime = (now: Date): string => clock.format(now);

import type { ReleaseAlarm } from '@landsea/contracts/releases';

/** @returns when it is on its way, or cannot be sent. */
export const raiseAlarm = (alarm: ReleaseAlarm): Promise<void> =>
  import('./when-wrong').then(
    ({ sendAlarm }) => sendAlarm(alarm),
    () => undefined,
  );

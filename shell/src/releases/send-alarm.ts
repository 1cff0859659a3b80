import type { ReleaseAlarm } from '@landsea/contracts/releases';

const raised = new Set<string>();
const MOST_CHARACTERS = 200;

const short = (text: string | undefined) => text?.slice(0, MOST_CHARACTERS);

/** Each report is sent once, without waiting for it, and may get lost. */
export const sendAlarm = ({ kind, app, build, subject, reason }: ReleaseAlarm): void => {
  const identity = [kind, app, build, subject].join(' ');
  if (raised.has(identity)) return;
  raised.add(identity);
  const alarm: ReleaseAlarm = { kind, app, build, subject: short(subject), reason: short(reason) };
  void fetch('/api/v1/release-alarms', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(alarm),
    keepalive: true, // the page may be on its way out
  }).catch(() => undefined);
};

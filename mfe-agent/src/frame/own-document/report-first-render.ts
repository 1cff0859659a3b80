import type { ReleaseAlarm } from '@landsea/contracts/releases';

const MOST_CHARACTERS = 200;

/** The build of the script that runs; undefined in development. */
const findBuild = (): string | undefined => {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/remotes/agent/"]');
  return /\/remotes\/agent\/(\w{1,16})\//.exec(script?.src ?? '')?.[1];
};

/** As the shell reports a page that failed before it was shown once. Sent once, without waiting, and may get lost. */
export const reportFirstRender = (page: string, error: unknown): void => {
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, MOST_CHARACTERS);
  const build = findBuild();
  const alarm: ReleaseAlarm = { kind: 'first-render', app: 'agent', build, subject: page, reason };
  void fetch('/api/v1/release-alarms', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(alarm),
    keepalive: true, // the page may be on its way out
  }).catch(() => undefined);
};

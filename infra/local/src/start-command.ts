import { readSettings } from './env.js';
import { startLocal, type Local, type Step } from './start-local.js';

function announce(local: Local): void {
  const lines = [
    '',
    `  Landsea is ready:  ${local.origin}`,
    `  Demo account:      ${local.demo.email}  ${local.demo.password}`,
    ...(local.mailPage ? [`  Mail it sends:     ${local.mailPage}`] : []),
    '',
    `  Logs are in ${local.home}/logs. Ctrl-C ends it; the data stays for the next start.`,
    '',
  ];
  console.log(lines.join('\n'));
}

/** `npm start`: runs until Ctrl-C or SIGTERM, and leaves no process behind. */
export async function runStart(step: Step): Promise<void> {
  const started = performance.now();
  const ending = new AbortController();
  const end = new Promise<void>((resolve) => ending.signal.addEventListener('abort', () => resolve()));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => ending.abort(new Error(`stopped by ${signal}`)));
  }
  const local = await startLocal({ ...readSettings(), env: {}, step, say, signal: ending.signal });
  announce(local);
  console.log(`  Ready after ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  await end;
  await step('Ending', () => local.stop());
  process.exit(0);
}

const say = (line: string): void => console.log(`  ! ${line}`);

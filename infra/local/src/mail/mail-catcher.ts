import dns from 'node:dns';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { serveOwnPagesOnly } from '../own-pages-only.js';

interface MailDev {
  listen(): void;
  close(done: () => void): void;
}

interface MailCatcherOptions {
  ip: string;
  smtp: number;
  web: number;
  mailDirectory?: string;
  silent: boolean;
}

/** Starts maildev with these options, or with those of the command line: its own page alone can read the mail. */
export function startMailCatcher(options?: MailCatcherOptions): MailDev {
  // Maildev looks up the name of the client, and that query would leave the machine. It is this machine.
  dns.reverse = (_address, answer) => process.nextTick(answer, null, ['localhost']);
  const load = createRequire(import.meta.url);
  const start = load('maildev') as (options?: MailCatcherOptions) => MailDev;
  const catcher = start(options);
  catcher.listen();
  const { server } = load('maildev/lib/web') as { server: Server };
  serveOwnPagesOnly(server);
  return catcher;
}

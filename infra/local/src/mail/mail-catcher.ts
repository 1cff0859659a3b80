import dns from 'node:dns';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { serveOwnPagesOnly } from '../own-pages-only.js';
import { deliverEmail, isFor, type MailDelivery } from './deliver-email.js';
import { serveReplyBox, type CaughtEmail } from './reply-box.js';

type Taken = (error: Error | null, message?: string) => void;
interface SmtpSession {
  envelope: { rcptTo: { address: string }[] };
}

interface MailDev {
  listen(): void;
  close(done: () => void): void;
  getEmail(id: string, done: (error: Error | null, email?: CaughtEmail) => void): void;
  port: number;
  smtp: { onData: (email: Readable, session: SmtpSession, taken: Taken) => void };
}

interface MailCatcherOptions {
  ip: string;
  smtp: number;
  web: number;
  mailDirectory?: string;
  silent: boolean;
}

/** Has emails to Landsea delivered before they are kept and their sender hears that they were taken. */
function deliverEmails({ smtp }: MailDev, deliveries: readonly MailDelivery[]): void {
  const keep = smtp.onData;
  const deliver = async (email: Readable, { envelope }: SmtpSession): Promise<Buffer> => {
    const whole = await buffer(email);
    for (const delivery of deliveries) {
      const recipients = envelope.rcptTo.filter(({ address }) => isFor(address, delivery));
      // An answer goes to one conversation, whichever of its addresses it names.
      for (const { address } of delivery.signsRecipient ? recipients : recipients.slice(0, 1))
        await deliverEmail(whole, address, delivery);
    }
    return whole;
  };
  smtp.onData = (email, session, taken) => {
    deliver(email, session).then(
      (whole) => keep(Readable.from([whole]), session, taken),
      (reason: unknown) => taken(Object.assign(new Error(String(reason)), { responseCode: 451 })),
    );
  };
}

/** Starts maildev with these options, or with those of the command line: its own page alone can read the mail. */
export function startMailCatcher(
  options?: MailCatcherOptions,
  deliveries: readonly MailDelivery[] = [],
): MailDev {
  // Maildev looks up the name of the client, and that query would leave the machine. It is this machine.
  dns.reverse = (_address, answer) => process.nextTick(answer, null, ['localhost']);
  const load = createRequire(import.meta.url);
  const start = load('maildev') as (options?: MailCatcherOptions) => MailDev;
  const catcher = start(options);
  deliverEmails(catcher, deliveries);
  catcher.listen();
  const { server } = load('maildev/lib/web') as { server: Server };
  if (deliveries.length > 0) {
    const find = (id: string) =>
      new Promise<CaughtEmail | undefined>((resolve) =>
        catcher.getEmail(id, (_missing, email) => resolve(email)),
      );
    serveReplyBox(server, load.resolve('maildev/app/index.html'), find, catcher.port);
  }
  serveOwnPagesOnly(server);
  return catcher;
}

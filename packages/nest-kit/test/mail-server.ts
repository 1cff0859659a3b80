import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Letterbox {
  from: string;
  to: string[];
  /** The message as it came over the wire. */
  raw: string;
}

/** A mail server on the loopback: keeps the mail it accepts, and can be set to refuse. */
export class MailServer {
  readonly received: Letterbox[] = [];
  /** An SMTP status to answer each recipient with, such as 451 (later) or 550 (never). */
  refuseWith: number | undefined;
  private server: SMTPServer | undefined;

  async listen(port = 0): Promise<number> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      closeTimeout: 10,
      onRcptTo: ({ address }, _session, done) => {
        const refused = Object.assign(new Error(`no ${address} here`), { responseCode: this.refuseWith });
        done(this.refuseWith === undefined ? null : refused);
      },
      onData: (stream, { envelope }, done) => {
        let raw = '';
        stream.on('data', (chunk: Buffer) => (raw += chunk.toString('utf8')));
        stream.on('end', () => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          this.received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
          done();
        });
      },
    });
    server.on('error', () => undefined);
    this.server = server;
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return (server.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    const server = this.server;
    this.server = undefined;
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }
}

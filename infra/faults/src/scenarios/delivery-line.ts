import { connect, type Socket } from 'node:net';
import type { SignedBody } from '../deliveries.js';

/** A delivery as it goes over the wire, made before anything is measured. */
export const countDeliveryBytes = ({ payload, signature = '' }: SignedBody): Buffer =>
  Buffer.from(
    [
      'POST /api/stripe/webhook HTTP/1.1',
      'host: 127.0.0.1',
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(payload)}`,
      `stripe-signature: ${signature}`,
      '',
      payload,
    ].join('\r\n'),
  );

/** The status of a whole answer; undefined while some of it is missing. */
function statusOf(received: string): number | undefined {
  const head = received.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, head))?.[1];
  const isWhole =
    length === undefined ? received.endsWith('0\r\n\r\n') : received.length >= head + 4 + Number(length);
  return isWhole ? Number(received.slice(9, 12)) : undefined;
}

/**
 * One kept connection that carries one delivery at a time. It writes bytes and reads a status: a scenario that storms the product
 * runs on its processors, and every cycle it spends is taken from what it measures.
 */
export class DeliveryLine {
  private socket: Socket | undefined;
  private received = '';
  private answered: (status: number) => void = () => undefined;

  constructor(private readonly port: number) {}

  /** The status, or 0 when nobody answered. */
  send(bytes: Buffer): Promise<number> {
    return new Promise((resolve) => {
      this.received = '';
      this.answered = resolve;
      this.socket ??= this.open();
      this.socket.write(bytes);
    });
  }

  end(): void {
    this.socket?.destroy();
  }

  private open(): Socket {
    const socket = connect({ port: this.port, host: '127.0.0.1', noDelay: true });
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      this.received += text;
      const status = statusOf(this.received);
      if (status !== undefined) this.answered(status);
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      if (this.socket === socket) this.socket = undefined;
      this.answered(0);
    });
    return socket;
  }
}

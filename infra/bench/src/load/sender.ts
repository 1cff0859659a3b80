import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { WorstRequest } from './worst-requests.js';

export type Requests = Omit<WorstRequest, 'name'>;

/** What {@link Sender} asks of its process, and what that answers. */
export interface Order extends Requests {
  service: string;
  origin: string;
}
export type Sent = { refused: number } | { error: string };

/**
 * Sends requests from a process of its own, behind all others: what is measured is the service, and not how busy the
 * machine of the client is.
 */
export class Sender {
  private constructor(
    private readonly process: ChildProcess,
    private readonly service: string,
    private readonly origin: string,
  ) {}

  static async start(service: string, origin: string): Promise<Sender> {
    const entry = fileURLToPath(new URL('./sender-process.js', import.meta.url));
    const started = fork(entry, { serialization: 'advanced' });
    await once(started, 'message');
    return new Sender(started, service, origin);
  }

  /** @returns how many were refused, which is an answer, too. */
  async send(requests: Requests): Promise<number> {
    const order: Order = { ...requests, service: this.service, origin: this.origin };
    this.process.send(order);
    const [sent] = (await once(this.process, 'message')) as [Sent];
    if ('error' in sent) throw new Error(sent.error);
    return sent.refused;
  }

  stop(): void {
    this.process.disconnect();
  }
}

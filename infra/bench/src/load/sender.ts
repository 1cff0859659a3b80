import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Request, WorstRequest } from './worst-requests.js';

export interface Requests extends Pick<WorstRequest, 'cookie' | 'connections'> {
  requests: Request[];
  /** Their starts are spread over so long; without it each connection sends one after the other. */
  overMs?: number;
}

/** What {@link RequestSender} asks of its process, and what that answers. */
export interface Order extends Requests {
  service: string;
  origin: string;
  /** The client's address, as a proxy says it. */
  address: string;
}
export type SendOutcome = { refused: number } | { error: string };

/**
 * Sends requests from a process of its own, behind all others: what is measured is the service, and not how busy the
 * machine of the client is.
 */
export class RequestSender {
  private clients = 0;

  private constructor(
    private readonly process: ChildProcess,
    private readonly service: string,
    private readonly origin: string,
  ) {}

  static async start(service: string, origin: string): Promise<RequestSender> {
    const entry = fileURLToPath(new URL('./sender-process.js', import.meta.url));
    const started = fork(entry, { serialization: 'advanced' });
    await once(started, 'message');
    return new RequestSender(started, service, origin);
  }

  /** Each time as another client, whose calls of the minute are not used up. @returns how many were refused. */
  async send(requests: Requests): Promise<number> {
    this.clients += 1;
    const address = `198.51.${String(this.clients >> 8)}.${String(this.clients & 255)}`;
    const order: Order = { ...requests, service: this.service, origin: this.origin, address };
    this.process.send(order);
    const [sent] = (await once(this.process, 'message')) as [SendOutcome];
    if ('error' in sent) throw new Error(sent.error);
    return sent.refused;
  }

  stop(): void {
    this.process.disconnect();
  }
}

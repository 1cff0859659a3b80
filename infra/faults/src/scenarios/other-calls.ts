import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Payer } from '../payers.js';
import type { Product } from '../product.js';

export interface OtherPeople {
  origin: string;
  cookies: string[];
}

/**
 * Other people's calls while the product has to do with something else, one after the other; how long each took. They are
 * made by a thread of their own: what is measured is the product, and not how busy the one who storms it is.
 */
export class OtherCalls {
  private constructor(private readonly thread: Worker) {}

  static start({ local }: Product, payers: readonly Payer[]): OtherCalls {
    const workerData: OtherPeople = { origin: local.origin, cookies: payers.map(({ cookie }) => cookie) };
    const thread = new Worker(new URL('./other-calls-thread.js', import.meta.url), { workerData });
    thread.unref();
    return new OtherCalls(thread);
  }

  /** So many calls; the milliseconds of each that was answered. */
  async make(calls: number): Promise<number[]> {
    this.thread.postMessage(calls);
    return this.answer();
  }

  /** Calls until `stop`. */
  begin(): void {
    this.thread.postMessage(Infinity);
  }

  async stop(): Promise<number[]> {
    this.thread.postMessage(0);
    const times = await this.answer();
    await this.thread.terminate();
    return times;
  }

  private async answer(): Promise<number[]> {
    const [times] = (await once(this.thread, 'message')) as [number[]];
    return times;
  }
}

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CrowdPayer } from '../payers.js';
import type { Product } from '../product.js';

export interface OtherPeople {
  origin: string;
  headers: CrowdPayer['headers'][];
}

export interface CallResults {
  /** Milliseconds of each call that was answered with 200. */
  times: number[];
  failed: number;
}

/**
 * Other people's calls while the product has to do with something else, one after the other; how long each took. They are
 * made by a thread of their own: what is measured is the product, and not how busy the one who storms it is.
 */
export class OtherCalls {
  private constructor(private readonly thread: Worker) {}

  static start({ local }: Product, payers: readonly CrowdPayer[]): OtherCalls {
    const workerData: OtherPeople = { origin: local.origin, headers: payers.map(({ headers }) => headers) };
    const thread = new Worker(new URL('./other-calls-thread.js', import.meta.url), { workerData });
    thread.unref();
    return new OtherCalls(thread);
  }

  async make(calls: number): Promise<CallResults> {
    this.thread.postMessage(calls);
    return this.answer();
  }

  /** Calls until `stop`. */
  begin(): void {
    this.thread.postMessage(Infinity);
  }

  async stop(): Promise<CallResults> {
    this.thread.postMessage(0);
    const results = await this.answer();
    await this.thread.terminate();
    return results;
  }

  private async answer(): Promise<CallResults> {
    const [results] = (await once(this.thread, 'message')) as [CallResults];
    return results;
  }
}

import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { isUnavailable } from '../errors/database-unavailable.js';

/** One kind of work that comes round. */
export interface Round {
  /** Does not wait for the clock: a round now, or another one right after the one that runs. */
  wake(): void;
  /** Whether the service ends: a round with much to do stops where it can. */
  readonly stopping: boolean;
}

class Repeated implements Round {
  private readonly logger = new Logger('rounds');
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private again = false;
  stopping = false;

  constructor(
    private readonly everyMs: number,
    private readonly name: string,
    private readonly work: () => Promise<unknown>,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.begin(), this.everyMs);
    this.timer.unref();
  }

  wake(): void {
    this.again = true;
    this.begin();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    await this.running;
  }

  private begin(): void {
    if (this.stopping || !this.timer) return;
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
  }

  private async run(): Promise<void> {
    do {
      this.again = false;
      await this.work().catch((error: unknown) => this.failed(error));
    } while (this.again && !this.stopping);
  }

  private failed(error: unknown): void {
    const told = { round: this.name, reason: String(error) };
    if (isUnavailable(error)) return this.logger.warn({ message: 'a round waits for its database', ...told });
    const stack = error instanceof Error ? error.stack : undefined;
    this.logger.error({ message: 'a round failed, the next one tries again', ...told }, stack);
  }
}

/**
 * Work that comes round again: `every` second, one round at a time, from the start of the service to its end. A round that
 * throws is logged, and the next one comes all the same; at the end the one that runs is waited for.
 */
@Injectable()
export class Rounds implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly all: Repeated[] = [];
  private started = false;

  /**
   * @param everyMs from the start of one round to the next; a round that takes longer delays the next.
   * @param name what it is about, for the log.
   */
  every(everyMs: number, name: string, work: () => Promise<unknown>): Round {
    const round = new Repeated(everyMs, name, work);
    this.all.push(round);
    if (this.started) round.start();
    return round;
  }

  onApplicationBootstrap(): void {
    this.started = true;
    for (const round of this.all) round.start();
  }

  /** Ends them all, once those that run are through. */
  async stop(): Promise<void> {
    await Promise.all(this.all.map((round) => round.stop()));
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.stop();
  }
}

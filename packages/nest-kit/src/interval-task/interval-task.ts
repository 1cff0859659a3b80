import { Logger } from '@nestjs/common';
import { isUnavailable } from '../errors/database-unavailable.js';

/** `everyMs` in milliseconds. Runs never overlap, and a failure is logged. */
export class IntervalTask {
  private readonly logger = new Logger('interval-task');
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private wakeAgain = false;
  private stopped = false;

  constructor(
    private readonly name: string,
    private readonly everyMs: number,
    private readonly work: () => Promise<unknown>,
  ) {}

  /** A long run should end where it can. */
  get stopping(): boolean {
    return this.stopped;
  }

  start(): void {
    this.timer = setInterval(() => this.begin(), this.everyMs);
    this.timer.unref();
  }

  /** During a run another one follows. */
  wake(): void {
    this.wakeAgain = true;
    this.begin();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  private begin(): void {
    if (this.stopped || !this.timer) return;
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
  }

  private async run(): Promise<void> {
    do {
      this.wakeAgain = false;
      await this.work().catch((error: unknown) => this.logFailure(error));
    } while (this.wakeAgain && !this.stopped);
  }

  private logFailure(error: unknown): void {
    const entry = { task: this.name, reason: String(error) };
    if (isUnavailable(error))
      return this.logger.warn({ message: 'interval task: the database is unavailable', ...entry });
    const stack = error instanceof Error ? error.stack : undefined;
    this.logger.error({ message: 'interval task failed, it runs again', ...entry }, stack);
  }
}

import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Limits } from './limits.js';

export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * The body of a request for one attempt to forward it. The HTTP client destroys the stream it is given when a copy
 * cannot be reached; as long as nothing was read of it, the next attempt makes another from the same request.
 */
export class RequestBody extends Readable {
  isStarted = false;
  /** Set when the client is at fault. */
  problem: 'too-slow' | 'too-large' | undefined;
  private bytes = 0;
  /** Milliseconds of waiting for the client, not for the service. */
  private waitedMs = 0;
  private waitsSince = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly source: IncomingMessage,
    private readonly limits: Pick<Limits, 'bodyBytes' | 'bodyIdleMs' | 'bodyBytesPerSecond'>,
  ) {
    super();
    source.on('close', this.onClose);
    this.on('error', () => undefined);
  }

  override _read(): void {
    if (!this.isStarted) {
      this.isStarted = true;
      this.source.on('data', this.onData).on('end', this.onEnd);
    }
    if (!this.timer) this.waitsSince = performance.now();
    this.timer ??= setTimeout(() => this.fail('too-slow'), this.limits.bodyIdleMs);
    this.source.resume();
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    clearTimeout(this.timer);
    this.source.off('data', this.onData).off('end', this.onEnd).off('close', this.onClose);
    callback(error);
  }

  private readonly onData = (chunk: Buffer): void => {
    this.bytes += chunk.length;
    if (this.bytes > this.limits.bodyBytes) return this.fail('too-large');
    if (this.isDripping()) return this.fail('too-slow');
    this.timer?.refresh();
    if (this.push(chunk)) return;
    // The service is the slow one now.
    clearTimeout(this.timer);
    this.timer = undefined;
    this.source.pause();
  };

  private readonly onEnd = (): void => {
    clearTimeout(this.timer);
    this.push(null);
  };

  private readonly onClose = (): void => {
    if (!this.source.complete) this.destroy(new Error('the client closed the connection'));
  };

  private isDripping(): boolean {
    const now = performance.now();
    this.waitedMs += now - this.waitsSince;
    this.waitsSince = now;
    const { bodyIdleMs, bodyBytesPerSecond } = this.limits;
    return this.waitedMs > bodyIdleMs && this.bytes < (this.waitedMs / 1000) * bodyBytesPerSecond;
  }

  private fail(problem: 'too-slow' | 'too-large'): void {
    this.problem = problem;
    this.destroy(new Error(`the body is ${problem}`));
  }
}

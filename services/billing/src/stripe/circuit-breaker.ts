export type CircuitState = 'closed' | 'open' | 'half-open';

export interface CircuitLimits {
  /** Failures in a row after which no more calls go out. */
  failures: number;
  openMs: number;
}

/**
 * Closed: calls go out. Open: none does, for `openMs` after the last failure. Half-open: one does, and how it ends decides.
 * `now` is in milliseconds of any clock that does not jump.
 */
export class CircuitBreaker {
  private failures = 0;
  private openUntil: number | undefined;
  private trialRuns = false;

  constructor(
    private readonly limits: CircuitLimits,
    private readonly now: () => number,
  ) {}

  get state(): CircuitState {
    if (this.openUntil === undefined) return 'closed';
    return this.now() < this.openUntil ? 'open' : 'half-open';
  }

  /** Whether a call may go out. Who is let through tells how it ended: `succeeded`, `failed` or `undecided`. */
  admit(): boolean {
    const { state } = this;
    if (state === 'closed') return true;
    if (state === 'open' || this.trialRuns) return false;
    this.trialRuns = true;
    return true;
  }

  succeeded(): void {
    this.failures = 0;
    this.openUntil = undefined;
    this.trialRuns = false;
  }

  /** The call says nothing about whether others would succeed. */
  undecided(): void {
    this.trialRuns = false;
  }

  failed(): void {
    this.trialRuns = false;
    this.failures += 1;
    if (this.failures >= this.limits.failures) this.openUntil = this.now() + this.limits.openMs;
  }
}

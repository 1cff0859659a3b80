import { Injectable } from '@nestjs/common';

/** What a service cannot do right now though it runs: shown by `/health/ready` as degraded, for operations to see. */
@Injectable()
export class HealthSigns {
  private readonly signs = new Map<string, () => string | undefined>();

  /** @param problem what is wrong now, undefined while nothing is. No secrets: the answer is public to the network. */
  add(name: string, problem: () => string | undefined): void {
    this.signs.set(name, problem);
  }

  problems(): Record<string, string> {
    const all = [...this.signs].map(([name, problem]) => [name, problem()] as const);
    return Object.fromEntries(
      all.flatMap(([name, problem]) => (problem === undefined ? [] : [[name, problem]])),
    );
  }
}

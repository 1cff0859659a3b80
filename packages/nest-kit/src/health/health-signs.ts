import { Injectable } from '@nestjs/common';

/** `/health/ready` reports it as degraded. */
@Injectable()
export class HealthSigns {
  private readonly signs = new Map<string, () => string | undefined>();

  /** @param problem undefined while nothing is wrong. No secrets: the network can read it. */
  add(name: string, problem: () => string | undefined): void {
    this.signs.set(name, problem);
  }

  listProblems(): Record<string, string> {
    const all = [...this.signs].map(([name, problem]) => [name, problem()] as const);
    return Object.fromEntries(
      all.flatMap(([name, problem]) => (problem === undefined ? [] : [[name, problem]])),
    );
  }
}

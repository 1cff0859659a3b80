import { PersonContact } from '@landsea/contracts/account';
import { CLOCK, ServiceClient, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';

const KNOWN_MS = 10 * 60_000;
/** Sooner than a known name, because identity may be back. */
const UNKNOWN_MS = 30_000;
const MOST_KEPT = 5000;

/** First names of travel agents, for sentences that their clients read. */
@Injectable()
export class PlannerNames {
  private readonly kept = new Map<string, { name: string | null; until: number }>();

  constructor(
    private readonly services: ServiceClient,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find(agentId: string): Promise<string | null> {
    const now = this.clock().getTime();
    const known = this.kept.get(agentId);
    if (known && known.until > now) return known.name;
    const path = `/internal/people/${agentId}`;
    const person = await this.services.get('identity', path, PersonContact).catch(() => undefined);
    const name = person?.firstName ?? null;
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(agentId, { name, until: now + (name === null ? UNKNOWN_MS : KNOWN_MS) });
    return name;
  }
}

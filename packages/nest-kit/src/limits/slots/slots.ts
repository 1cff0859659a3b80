import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rateLimited } from '../../errors/plain-errors.js';
import { IntervalTasks } from '../../interval-task/interval-tasks.js';

/** Seconds after which the slots of a dead copy are free. */
const HELD_SECONDS = 60;
const RENEW_MS = 20_000;
const RETRY_AFTER_SECONDS = 10;

export interface SlotRule {
  name: string;
  most: number;
}

@Injectable()
export class Slots implements BeforeApplicationShutdown {
  private readonly logger = new Logger('slots');
  private readonly held = new Set<string>();

  constructor(
    private readonly dataSource: DataSource,
    tasks: IntervalTasks,
  ) {
    tasks.add('held slots', RENEW_MS, () => this.renew());
  }

  /**
   * @returns the function that releases the slot, idempotent.
   * @throws DomainError RATE_LIMITED when the subject holds as many as the rule allows.
   */
  async take({ name, most }: SlotRule, subject: string): Promise<() => Promise<void>> {
    const id = randomUUID();
    const key = `${name}:${subject}`;
    const isTaken = await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`slot:${key}`]);
      const rows = await manager.query<unknown[]>(
        `INSERT INTO held_slot (id, key, expires_at)
         SELECT $1, $2, now() + make_interval(secs => $3)
          WHERE (SELECT count(*) FROM held_slot WHERE key = $2 AND expires_at > now()) < $4
         RETURNING id`,
        [id, key, HELD_SECONDS, most],
      );
      return rows.length > 0;
    });
    if (!isTaken) throw rateLimited(RETRY_AFTER_SECONDS, `${name}: ${most} are held already`);
    this.held.add(id);
    return () => this.giveBack([id]);
  }

  /** @throws DomainError RATE_LIMITED. */
  async runWithin<T>(rule: SlotRule, subject: string, work: () => Promise<T>): Promise<T> {
    const giveBack = await this.take(rule, subject);
    try {
      return await work();
    } finally {
      await giveBack();
    }
  }

  async renew(): Promise<void> {
    if (this.held.size === 0) return;
    await this.dataSource.query(
      'UPDATE held_slot SET expires_at = now() + make_interval(secs => $2) WHERE id = ANY ($1)',
      [[...this.held], HELD_SECONDS],
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.giveBack([...this.held]);
  }

  private async giveBack(ids: string[]): Promise<void> {
    const held = ids.filter((id) => this.held.delete(id));
    if (held.length === 0) return;
    await this.dataSource
      .query('DELETE FROM held_slot WHERE id = ANY ($1)', [held])
      .catch((error: unknown) =>
        this.logger.warn({ message: 'slots expire instead of being released', reason: String(error) }),
      );
  }
}

import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, type EntitySubscriberInterface, type QueryRunner } from 'typeorm';

type Work = () => Promise<void>;

/** In the order of addition, and never when the transaction rolls back. */
@Injectable()
export class AfterCommit implements EntitySubscriberInterface, OnModuleInit {
  private readonly logger = new Logger('after-commit');
  private readonly waiting = new WeakMap<QueryRunner, Work[]>();

  constructor(private readonly dataSource: DataSource) {}

  onModuleInit(): void {
    this.dataSource.subscribers.push(this);
  }

  /** A failure is logged: the commit stands. */
  add(manager: EntityManager, work: Work): void {
    const { queryRunner } = manager;
    if (!queryRunner?.isTransactionActive) throw new Error('AfterCommit needs a transaction');
    this.waiting.set(queryRunner, [...(this.waiting.get(queryRunner) ?? []), work]);
  }

  /**
   * Not awaited: the transaction still holds its connection here, and the work may need another one of the
   * pool.
   */
  afterTransactionCommit({ queryRunner }: { queryRunner: QueryRunner }): void {
    const works = this.waiting.get(queryRunner) ?? [];
    this.waiting.delete(queryRunner);
    void this.runInOrder(works);
  }

  afterTransactionRollback({ queryRunner }: { queryRunner: QueryRunner }): void {
    if (!queryRunner.isTransactionActive) this.waiting.delete(queryRunner);
  }

  private async runInOrder(works: readonly Work[]): Promise<void> {
    for (const work of works)
      await work().catch((error: unknown) =>
        this.logger.warn({ message: 'work after a commit failed', reason: String(error) }),
      );
  }
}

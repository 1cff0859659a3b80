import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { EXPORT_HOURS, ExportDocument, PersonalRecords } from '@landsea/contracts/account';
import { type ServiceName } from '@landsea/contracts/messages';
import {
  CLOCK,
  JobQueues,
  PersonalDataRegistry,
  ServiceClient,
  makeUnavailable,
  type Clock,
} from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { DataExportRow } from './data-export.entity.js';
import { claimExport, selectDueExports, removeExpired, type ClaimedExport } from './data-export.queries.js';

const QUEUE = 'identity-exports';
const Job = z.object({ id: z.uuid() });
const OTHERS = ['trips', 'billing'] as const satisfies readonly ServiceName[];
export const PARTS = OTHERS.length + 1;
const TRIES = 8;
const LEASE_MS = 20_000;
const SWEEP_EVERY_MS = 10_000;

/** The row keeps the state; the queue only dispatches. */
@Injectable()
export class ExportCollector implements OnApplicationBootstrap {
  private readonly logger = new Logger('exports');

  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
    private readonly services: ServiceClient,
    private readonly data: PersonalDataRegistry,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.queues.process(QUEUE, ({ name, data }) =>
      name === 'sweep' ? this.sweep() : this.collect(Job.parse(data).id),
    );
    await this.queues.schedule(QUEUE, 'sweep', { everyMs: SWEEP_EVERY_MS });
  }

  async enqueue(id: string): Promise<void> {
    await this.queues.add(QUEUE, 'collect', { id }).catch((error: unknown) => {
      this.logger.warn({ message: 'export waits for the sweep', reason: String(error) });
    });
  }

  async sweep(): Promise<void> {
    await removeExpired(this.dataSource, this.clock());
    for (const id of await selectDueExports(this.dataSource, this.clock())) await this.collect(id);
  }

  async collect(id: string): Promise<void> {
    const now = this.clock();
    const lease = new Date(now.getTime() + LEASE_MS);
    const claimed = await claimExport(this.dataSource.manager, id, now, lease);
    if (!claimed) return;
    try {
      await this.finish(claimed, await this.collectDocument(claimed));
    } catch (error) {
      this.logger.warn({
        message: 'export not collected',
        attempts: claimed.attempts,
        reason: String(error),
      });
      if (claimed.attempts >= TRIES) await this.update(id, { state: 'failed' });
    }
  }

  private async collectDocument({ id, userId }: ClaimedExport): Promise<ExportDocument> {
    const identity = await this.data.records(userId);
    const parts: Partial<Record<ServiceName, PersonalRecords>> = {};
    for (const [index, service] of OTHERS.entries()) {
      await this.update(id, { partsDone: index + 1 });
      parts[service] = await this.ask(service, userId);
    }
    return ExportDocument.parse({
      format: 'landsea-account-export',
      version: 1,
      exportedAt: this.clock().toISOString(),
      userId,
      identity,
      ...parts,
    });
  }

  private async ask(service: ServiceName, userId: string): Promise<PersonalRecords> {
    const part = await this.services.get(service, `/internal/accounts/${userId}/export`, PersonalRecords);
    if (!part) throw makeUnavailable(`${service} does not know /internal/accounts/:userId/export`);
    return part;
  }

  private async finish({ id }: ClaimedExport, document: ExportDocument): Promise<void> {
    const expiresAt = new Date(this.clock().getTime() + EXPORT_HOURS * 60 * 60 * 1000);
    await this.update(id, { state: 'ready', partsDone: PARTS, document, expiresAt });
  }

  private async update(id: string, change: Partial<DataExportRow>): Promise<void> {
    await this.dataSource
      .createQueryBuilder()
      .update(DataExportRow)
      .set(change)
      .where({ id, state: 'collecting' })
      .execute();
  }
}

import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  VISITOR_COOKIE,
  type ExperimentResults,
  type RecordExposure,
  type RecordPageFigures,
  type ResultsQuery,
} from '@landsea/contracts/experiments';
import type { MessagePayload } from '@landsea/contracts/messages';
import { CLOCK, InboxHandler, makeNotFound, readCookie, type Clock, type Principal } from '@landsea/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { UsersService } from '../users/users.service.js';
import { ExperimentPersonRow } from './experiment-person.entity.js';
import { ExposureRow } from './exposure.entity.js';
import {
  addPageFigures,
  countBuilds,
  countResults,
  deleteBefore,
  insertConversion,
  insertPersonsConversion,
  listVersions,
} from './experiments.queries.js';

const KEPT_DAYS = 400;

@Injectable()
export class Experiments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async expose(cookies: string | undefined, exposure: RecordExposure): Promise<void> {
    const visitor = visitorOf(cookies);
    if (!visitor) return;
    const row = { ...exposure, build: exposure.build ?? null, visitor, seenAt: this.clock() };
    await this.dataSource.manager
      .createQueryBuilder()
      .insert()
      .into(ExposureRow)
      .values(row)
      .orIgnore()
      .execute();
  }

  async addPageFigures(cookies: string | undefined, figures: RecordPageFigures): Promise<void> {
    const visitor = visitorOf(cookies);
    if (visitor) await addPageFigures(this.dataSource.manager, visitor, figures);
  }

  async start(cookies: string | undefined): Promise<void> {
    const visitor = visitorOf(cookies);
    if (visitor) await insertConversion(this.dataSource.manager, visitor, 'start', this.clock());
  }

  async register(cookies: string | undefined, userId: string): Promise<void> {
    const visitor = visitorOf(cookies);
    if (!visitor) return;
    const now = this.clock();
    await this.dataSource.transaction(async (manager) => {
      if (!(await manager.existsBy(ExposureRow, { visitor }))) return;
      await manager.upsert(ExperimentPersonRow, { userId, visitor, registeredAt: now }, ['userId']);
      await insertConversion(manager, visitor, 'register', now);
    });
  }

  @InboxHandler('trips.trip-created')
  async recordTripCreated(
    { userId, createdAt }: MessagePayload<'trips.trip-created'>,
    manager: EntityManager,
  ): Promise<void> {
    await insertPersonsConversion(manager, userId, 'create', new Date(createdAt));
  }

  @InboxHandler('billing.purchase-made')
  async recordPurchase(
    { userId, paidAt }: MessagePayload<'billing.purchase-made'>,
    manager: EntityManager,
  ): Promise<void> {
    await insertPersonsConversion(manager, userId, 'pay', new Date(paidAt));
  }

  /** @throws DomainError NOT_FOUND for everybody without the role marketing. */
  async getResults({ userId }: Principal, { experiment, version }: ResultsQuery): Promise<ExperimentResults> {
    const { roles } = await this.users.get(userId);
    if (!roles?.includes('marketing')) throw makeNotFound();
    const { manager } = this.dataSource;
    return {
      variants: await countResults(manager, experiment, version),
      builds: await countBuilds(manager, experiment, version),
      versions: await listVersions(manager, experiment),
    };
  }

  async deleteOld(): Promise<void> {
    const before = new Date(this.clock().getTime() - KEPT_DAYS * 86_400_000);
    await deleteBefore(this.dataSource.manager, before);
  }
}

const visitorOf = (cookies: string | undefined): string | undefined => {
  const id = readCookie(cookies, VISITOR_COOKIE);
  return id === undefined ? undefined : createHash('sha256').update(id).digest('base64url');
};

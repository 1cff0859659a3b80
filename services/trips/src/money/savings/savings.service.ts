import { isDeepStrictEqual } from 'node:util';
import type {
  Contribution,
  CreateContribution,
  Savings,
  SavingsJar,
  SavingsPlan,
  WriteSavingsJar,
  WriteSavingsPlan,
} from '@landsea/contracts/money';
import { makeNotFound, makeInvalidField, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccessService } from '../../trip/access/access.service.js';
import { ActivityLog } from '../../trip/activity-log/activity-log.js';
import { TripEvents } from '../../events/trip-events.js';
import { makeJarConflict, planConflict } from './savings-conflicts.js';
import {
  contributionTable,
  insertContribution,
  selectJar,
  selectSavings,
  writeJar,
  writePlan,
} from './savings.queries.js';
import { loggedSavingsPlan, loggedJars, loggedContributions } from './logged-savings.js';

@Injectable()
export class SavingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly events: TripEvents,
    private readonly log: ActivityLog,
  ) {}

  async getSavings(user: Principal, tripId: string): Promise<Savings> {
    const savings = await selectSavings(this.dataSource.manager, tripId, user.userId);
    if (!savings) throw makeNotFound();
    return { tripId, ...savings };
  }

  async plan(user: Principal, tripId: string, written: WriteSavingsPlan): Promise<SavingsPlan> {
    await this.access.assertCanEditMoney(user, tripId);
    const plan = await this.log.recordRow(user, tripId, loggedSavingsPlan, tripId, (manager) =>
      writePlan(manager, tripId, written),
    );
    if (!plan) throw planConflict((await this.getSavings(user, tripId)).plan);
    await this.publish(tripId);
    return plan;
  }

  async addJar(user: Principal, tripId: string, written: WriteSavingsJar): Promise<SavingsJar> {
    await this.access.assertCanEditMoney(user, tripId);
    const jar = await this.log.recordRow(user, tripId, loggedJars, written.id, (manager) =>
      writeJar(manager, tripId, written),
    );
    if (!jar) return this.requireJar(tripId, written);
    await this.publish(tripId);
    return jar;
  }

  async contribute(user: Principal, tripId: string, added: CreateContribution): Promise<Contribution> {
    await this.access.assertCanEditMoney(user, tripId);
    const contribution = await this.log.recordRow(
      user,
      tripId,
      loggedContributions,
      added.id,
      async (manager) => {
        if (added.jarId !== null && !(await selectJar(manager, tripId, added.jarId)))
          throw makeInvalidField('jarId', 'This jar is not there any more: choose another one');
        return insertContribution(manager, tripId, added);
      },
    );
    if (!contribution) throw makeNotFound();
    await this.publish(tripId);
    return contribution;
  }

  async takeBack(user: Principal, tripId: string, contributionId: string): Promise<void> {
    await this.access.assertCanEditMoney(user, tripId);
    const isGone = await this.log.recordRow(user, tripId, loggedContributions, contributionId, (manager) =>
      contributionTable.remove(manager, { tripId, id: contributionId }),
    );
    if (!isGone) throw makeNotFound();
    await this.publish(tripId);
  }

  /** A retry is no conflict. @throws DomainError EDIT_CONFLICT with the current jar. */
  private async requireJar(
    tripId: string,
    { version: _seen, ...written }: WriteSavingsJar,
  ): Promise<SavingsJar> {
    const now = await selectJar(this.dataSource.manager, tripId, written.id);
    if (!now) throw makeNotFound();
    const { version: _now, ...kept } = now;
    if (isDeepStrictEqual(kept, written)) return now;
    throw makeJarConflict(now);
  }

  private publish(tripId: string): Promise<void> {
    return this.events.publish(tripId, { type: 'savings.changed' });
  }
}

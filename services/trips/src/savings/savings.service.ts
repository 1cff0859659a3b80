import type {
  Contribution,
  CreateContribution,
  Savings,
  SavingsJar,
  SavingsPlan,
  WriteSavingsPlan,
} from '@landsea/contracts';
import { DomainError, notFound, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccessService } from '../access/access.service.js';
import { TripEvents } from '../trip-events/trip-events.js';
import {
  deleteContribution,
  insertContribution,
  selectSavings,
  writeJar,
  writePlan,
} from './savings.queries.js';

const planConflict = (): DomainError =>
  new DomainError({
    code: 'EDIT_CONFLICT',
    message:
      'Somebody else changed the savings plan while you were editing it. Look at theirs, then save yours.',
  });

@Injectable()
export class SavingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly events: TripEvents,
  ) {}

  async of(user: Principal, tripId: string): Promise<Savings> {
    const savings = await selectSavings(this.dataSource.manager, tripId, user.userId);
    if (!savings) throw notFound();
    return { tripId, ...savings };
  }

  async plan(user: Principal, tripId: string, written: WriteSavingsPlan): Promise<SavingsPlan> {
    await this.access.assertCanEditMoney(user, tripId);
    const plan = await writePlan(this.dataSource.manager, tripId, written);
    if (!plan) throw planConflict();
    await this.tell(tripId);
    return plan;
  }

  async jar(user: Principal, tripId: string, jar: SavingsJar): Promise<SavingsJar> {
    await this.access.assertCanEditMoney(user, tripId);
    await writeJar(this.dataSource.manager, tripId, jar);
    await this.tell(tripId);
    return jar;
  }

  async contribute(user: Principal, tripId: string, added: CreateContribution): Promise<Contribution> {
    await this.access.assertCanEditMoney(user, tripId);
    const contribution = await insertContribution(this.dataSource.manager, tripId, added);
    if (!contribution) throw notFound();
    await this.tell(tripId);
    return contribution;
  }

  async takeBack(user: Principal, tripId: string, contributionId: string): Promise<void> {
    await this.access.assertCanEditMoney(user, tripId);
    if (!(await deleteContribution(this.dataSource.manager, tripId, contributionId))) throw notFound();
    await this.tell(tripId);
  }

  private tell(tripId: string): Promise<void> {
    return this.events.publish(tripId, { type: 'savings.changed' });
  }
}

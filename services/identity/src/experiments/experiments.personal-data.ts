import { Injectable } from '@nestjs/common';
import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { Experiments } from './experiments.service.js';

@Injectable()
export class ExperimentsPersonalData extends PersonalData {
  constructor(private readonly experiments: Experiments) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    return { experiments: await this.experiments.records(userId) };
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await this.experiments.forget(manager, userId);
  }
}

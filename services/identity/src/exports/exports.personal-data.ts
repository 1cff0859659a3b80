import { Injectable } from '@nestjs/common';
import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { DataExports } from './data-exports.service.js';

@Injectable()
export class ExportsPersonalData extends PersonalData {
  constructor(private readonly exports: DataExports) {
    super();
  }

  records(): Promise<PersonalRecords> {
    return Promise.resolve({});
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await this.exports.forget(manager, userId);
  }
}

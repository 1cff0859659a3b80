import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { forgetUploader } from './files.queries.js';

/** The slices of expenses and items export the files that they name. */
@Injectable()
export class FilesPersonalData extends PersonalData {
  records(): Promise<PersonalRecords> {
    return Promise.resolve({});
  }

  /** The next sweep removes files that no row names. */
  async erase(manager: EntityManager, userId: string): Promise<void> {
    await forgetUploader(manager, userId);
  }
}

import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { forgetUploader } from './files.queries.js';

/** Receipts and photos: the expenses and items that name them are exported by their own slices. */
@Injectable()
export class FilesPersonalData extends PersonalData {
  records(): Promise<PersonalRecords> {
    return Promise.resolve({});
  }

  /** A trip takes what names its files with it; they are then nobody's and go with the next sweep. */
  async erase(manager: EntityManager, userId: string): Promise<void> {
    await forgetUploader(manager, userId);
  }
}

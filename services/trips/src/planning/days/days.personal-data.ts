import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { forgetAuthor } from './item-authors.queries.js';
import { selectItemsOfOwner } from './items.queries.js';

@Injectable()
export class DaysPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    return { dayItems: await selectItemsOfOwner(this.dataSource.manager, userId) };
  }

  /** A trip's erasure removes its items; items in trips of others stay without their author. */
  erase(manager: EntityManager, userId: string): Promise<void> {
    return forgetAuthor(manager, userId);
  }
}

import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { forgetAuthor } from './item-authors.queries.js';
import { selectItemsOfOwner } from './items.queries.js';

/** What is planned on the days of a person's own trips. */
@Injectable()
export class DaysPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    return { dayItems: await selectItemsOfOwner(this.dataSource.manager, userId) };
  }

  /** A trip takes its items with it; what the person added to those of others stays, and is nobody's. */
  erase(manager: EntityManager, userId: string): Promise<void> {
    return forgetAuthor(manager, userId);
  }
}

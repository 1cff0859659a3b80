import { Injectable } from '@nestjs/common';
import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { UsersService } from './users.service.js';

@Injectable()
export class UsersPersonalData extends PersonalData {
  constructor(private readonly users: UsersService) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const user = await this.users.findById(userId);
    return { account: user ? [user] : [] };
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await this.users.remove(manager, userId);
  }
}

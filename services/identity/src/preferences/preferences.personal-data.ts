import { Injectable } from '@nestjs/common';
import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { Preferences } from './preferences.service.js';

@Injectable()
export class PreferencesPersonalData extends PersonalData {
  constructor(private readonly preferences: Preferences) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    return { notifications: [await this.preferences.getNotifications(userId)] };
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await this.preferences.forget(manager, userId);
  }
}

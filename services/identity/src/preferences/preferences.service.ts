import { Injectable } from '@nestjs/common';
import {
  defaultNotifications,
  NotificationChoices,
  type UpdatePreferences,
} from '@landsea/contracts/account';
import { Outbox } from '@landsea/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { UsersService } from '../users/users.service.js';
import { NotificationChoicesRow } from './notification-choices.entity.js';

/** How a person wants the product to look, and which notifications they want. */
@Injectable()
export class Preferences {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly outbox: Outbox,
  ) {}

  async notifications(userId: string): Promise<NotificationChoices> {
    const row = await this.dataSource.manager.findOneBy(NotificationChoicesRow, { userId });
    return row ? NotificationChoices.parse(row) : defaultNotifications;
  }

  async update(userId: string, { theme, notifications }: UpdatePreferences): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (theme) await this.users.change(manager, userId, { theme });
      if (!notifications) return;
      await manager.upsert(NotificationChoicesRow, { userId, ...notifications }, ['userId']);
      await this.outbox.add(manager, 'identity.notifications-changed', { userId });
    });
  }

  async forget(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(NotificationChoicesRow, { userId });
  }
}

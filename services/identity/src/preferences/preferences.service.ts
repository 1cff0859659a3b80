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

@Injectable()
export class Preferences {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly outbox: Outbox,
  ) {}

  async getNotifications(userId: string): Promise<NotificationChoices> {
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

  async turnOffNewsletter(manager: EntityManager, email: string): Promise<void> {
    await manager.query(
      `UPDATE notification_choices SET tips_newsletter = false FROM user_account u
        WHERE u.id = user_id AND u.email = $1 AND u.email_verified_at IS NOT NULL`,
      [email],
    );
  }

  async forget(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(NotificationChoicesRow, { userId });
  }
}

import { type MessagePayload } from '@landsea/contracts/messages';
import { type ReminderChoices, type Reminders } from '@landsea/contracts/planning';
import { CLOCK, InboxHandler, makeNotFound, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { enabledReminders } from './planned-reminders.js';
import { ReminderPersonRow } from './reminder-person.entity.js';
import { planAgain, putAway, saveLeads, selectShown } from './reminders.queries.js';

@Injectable()
export class RemindersService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async getReminders({ userId }: Principal): Promise<Reminders> {
    return { reminders: await selectShown(this.dataSource.manager, userId, this.clock()) };
  }

  async putAway({ userId }: Principal, reminderId: string): Promise<void> {
    if (!(await putAway(this.dataSource.manager, userId, reminderId))) throw makeNotFound();
  }

  async getChoices({ userId }: Pick<Principal, 'userId'>): Promise<ReminderChoices> {
    const row = await this.dataSource.manager.findOneBy(ReminderPersonRow, { userId });
    return { leads: { ...enabledReminders, ...row?.leads } };
  }

  async choose({ userId }: Pick<Principal, 'userId'>, { leads }: ReminderChoices): Promise<ReminderChoices> {
    await this.dataSource.transaction(async (manager) => {
      await saveLeads(manager, userId, leads);
      await planAgain(manager, userId);
    });
    return { leads };
  }

  @InboxHandler('identity.notifications-changed')
  async handleSettingsChanged(
    { userId }: MessagePayload<'identity.notifications-changed'>,
    manager: EntityManager,
  ): Promise<void> {
    await planAgain(manager, userId);
  }
}

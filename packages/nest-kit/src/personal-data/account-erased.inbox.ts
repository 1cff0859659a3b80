import { Injectable } from '@nestjs/common';
import type { MessagePayload } from '@landsea/contracts/messages';
import type { EntityManager } from 'typeorm';
import { InboxHandler } from '../messages/inbox/inbox-registry.js';
import { PersonalDataRegistry } from './personal-data-registry.js';

@Injectable()
export class AccountErasedInbox {
  constructor(private readonly data: PersonalDataRegistry) {}

  @InboxHandler('identity.account-erased')
  async handleAccountErased(
    { userId }: MessagePayload<'identity.account-erased'>,
    manager: EntityManager,
  ): Promise<void> {
    await this.data.erase(manager, userId);
  }
}

import { Injectable } from '@nestjs/common';
import type { MessagePayload } from '@landsea/contracts/messages';
import type { EntityManager } from 'typeorm';
import { AfterCommit } from '../database/after-commit.js';
import { InboxHandler } from '../messages/inbox/inbox-registry.js';
import { SessionDirectory } from './session-directory.js';

@Injectable()
export class SessionEndedInbox {
  constructor(
    private readonly directory: SessionDirectory,
    private readonly afterCommit: AfterCommit,
  ) {}

  @InboxHandler('identity.session-ended')
  handleSessionEnded(
    { tokenHashes }: MessagePayload<'identity.session-ended'>,
    manager: EntityManager,
  ): Promise<void> {
    this.afterCommit.add(manager, () => this.directory.end(tokenHashes));
    return Promise.resolve();
  }
}

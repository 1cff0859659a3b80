import { Injectable } from '@nestjs/common';
import type { MessagePayload } from '@landsea/contracts/messages';
import { InboxHandler } from '../inbox/inbox-handler.js';
import { SessionDirectory } from './session-directory.js';

/** Identity ended sessions: they are dead here at once, not when the memory of them runs out. */
@Injectable()
export class SessionEndedInbox {
  constructor(private readonly directory: SessionDirectory) {}

  @InboxHandler('identity.session-ended')
  async sessionEnded({ tokenHashes }: MessagePayload<'identity.session-ended'>): Promise<void> {
    await this.directory.end(tokenHashes);
  }
}

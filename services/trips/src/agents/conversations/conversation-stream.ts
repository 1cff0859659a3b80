import { DomainError, SessionDirectory, Slots, type Principal, type SlotRule } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import {
  endWith,
  filter,
  finalize,
  ignoreElements,
  interval,
  map,
  merge,
  mergeMap,
  share,
  startWith,
  takeUntil,
  type Observable,
} from 'rxjs';
import { DataSource } from 'typeorm';
import { ReachEvents } from '../team/reach-events.js';
import { ConversationEvents } from './conversation-events.js';
import { ConversationsService } from './conversations.service.js';
import type { Viewer } from './conversations.queries.js';

const HEARTBEAT_MS = 15_000;
const RETRY_MS = 2_000;
const OF_PERSON: SlotRule = { name: 'message-stream', most: 20 };

@Injectable()
export class ConversationStream {
  constructor(
    private readonly dataSource: DataSource,
    private readonly conversations: ConversationsService,
    private readonly events: ConversationEvents,
    private readonly reach: ReachEvents,
    private readonly sessions: SessionDirectory,
    private readonly slots: Slots,
  ) {}

  /**
   * The stream ends with the session, with this process, and when the person's scope changes: the browser
   * reconnects.
   */
  async open(user: Principal, tokenHash: string): Promise<Observable<string>> {
    const viewer = await this.conversations.getViewer(this.dataSource.manager, user);
    const giveBack = await this.slots.take(OF_PERSON, user.userId);
    const events = this.events.follow(viewer).pipe(share());
    const beats = interval(HEARTBEAT_MS).pipe(share());
    const revoked = beats.pipe(
      mergeMap(() => this.mayWatch(user, tokenHash, viewer)),
      filter((may) => !may),
    );
    const shutdown = events.pipe(ignoreElements(), endWith('shutdown'));
    return merge(
      events.pipe(map((event) => `data: ${JSON.stringify(event)}\n\n`)),
      beats.pipe(map(() => ': heartbeat\n\n')),
    ).pipe(
      startWith(`retry: ${RETRY_MS}\n\n`),
      takeUntil(merge(shutdown, revoked, this.reach.follow(user.userId), this.sessions.endOf(tokenHash))),
      finalize(() => void giveBack()),
    );
  }

  /** An unreachable identity or database does not close a stream. */
  private async mayWatch(user: Principal, tokenHash: string, { agentIds }: Viewer): Promise<boolean> {
    try {
      if (!(await this.sessions.find(tokenHash))) return false;
      const now = await this.conversations.getViewer(this.dataSource.manager, user);
      return now.agentIds.join() === agentIds.join();
    } catch (error) {
      return !(error instanceof DomainError && error.error.code === 'UNAUTHENTICATED');
    }
  }
}

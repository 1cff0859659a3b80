import { CLIENT_DIGEST_TIME } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { CLOCK, IntervalTasks, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isMorning } from '../digests/digest-times.js';
import { ClientDigestDrafts } from './client-digest-drafts.js';
import { ClientDigestSending } from './client-digest-sending.js';
import {
  addClientDigests,
  getNextClientMorning,
  putOffSettings,
  selectDueSettings,
  takeDigest,
  type DigestSetting,
} from './client-digests.queries.js';

const EVERY_MS = 10_000;
const NEW_EVERY_MS = 3_600_000;
const BATCH = 100;
const MOST_NEW = 1000;
const RETRY_MS = 5 * 60_000;

/** The emails of the morning to clients, after the messages that send themselves have left. */
@Injectable()
export class ClientDigestDispatch {
  private readonly logger = new Logger('client digests');

  constructor(
    private readonly dataSource: DataSource,
    private readonly drafts: ClientDigestDrafts,
    private readonly sending: ClientDigestSending,
    @Inject(CLOCK) private readonly clock: Clock,
    tasks: IntervalTasks,
  ) {
    tasks.add('client digests', EVERY_MS, () => this.dispatch());
    tasks.add('new client digests', NEW_EVERY_MS, () => this.addNew());
  }

  addNew(): Promise<void> {
    return addClientDigests(this.dataSource.manager, this.clock(), MOST_NEW);
  }

  async dispatch(): Promise<void> {
    const { manager } = this.dataSource;
    const now = this.clock();
    await putOffSettings(manager, now, new Date(now.getTime() + NEW_EVERY_MS), MOST_NEW);
    for (const setting of await selectDueSettings(manager, now, BATCH))
      await this.handle(setting).catch(async (error: unknown) => {
        this.logger.warn({ message: 'the email of the morning to a client waits', reason: String(error) });
        const retryAt = new Date(this.clock().getTime() + RETRY_MS);
        await takeDigest(manager, setting, retryAt);
      });
  }

  private async handle(setting: DigestSetting): Promise<void> {
    const { timeZone, sentOn } = setting;
    const now = this.clock();
    const nextAt = getNextClientMorning(now, timeZone);
    const isDue = isMorning(now, timeZone, CLIENT_DIGEST_TIME) && sentOn !== getDateIn(now, timeZone);
    const draft = isDue ? await this.drafts.makeToSend(setting) : undefined;
    await this.dataSource.transaction(async (manager) => {
      if (draft && !draft.problem) await this.sending.sendIn(manager, setting, draft, nextAt);
      else await takeDigest(manager, setting, nextAt);
    });
  }
}

import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { ListenConnection } from '../live/listen-connection.js';
import { JobQueues } from '../queue/job-queues.js';
import type { IntervalTask } from '../interval-task/interval-task.js';
import { IntervalTasks } from '../interval-task/interval-tasks.js';
import { selectDueMail, giveUpOldMail } from './mail.queries.js';
import { MailRelay } from './mail-relay.js';
import { MailSender } from './mail-sender.js';
import { MAIL_CHANNEL } from './mailer.js';

const QUEUE = 'mail';
const EVERY_MS = 2000;
const BATCH = 100;
const MailJob = z.object({ id: z.uuid() });

/** While the queue's store is away it sends directly; the claim lets one copy send a mail. */
@Injectable()
export class MailDispatch implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('mail');
  private readonly task: IntervalTask;

  constructor(
    private readonly dataSource: DataSource,
    private readonly listen: ListenConnection,
    private readonly queues: JobQueues,
    private readonly sender: MailSender,
    private readonly relay: MailRelay,
    tasks: IntervalTasks,
  ) {
    this.task = tasks.add('mail', EVERY_MS, () => this.sweep());
  }

  onModuleInit(): void {
    this.queues.process(QUEUE, ({ data }) => this.sender.send(MailJob.parse(data).id), { concurrency: 2 });
    this.listen.on(MAIL_CHANNEL, () => this.task.wake());
  }

  onApplicationShutdown(): void {
    this.relay.close();
  }

  private async sweep(): Promise<void> {
    const lost = await giveUpOldMail(this.dataSource);
    if (lost > 0) this.logger.error({ message: 'mail given up after a day of trying', count: lost });
    for (const { id, jobId } of await selectDueMail(this.dataSource, BATCH))
      await this.queues.add(QUEUE, 'send', { id }, { jobId }).catch(() => this.sender.send(id));
  }
}

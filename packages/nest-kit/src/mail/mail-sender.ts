import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { claimMail, giveUpMail, markMailSent, postponeMail } from './mail.queries.js';
import { MailRelay } from './mail-relay.js';

const FIRST_MS = 2000;
const LONGEST_MS = 10 * 60 * 1000;

const pauseMs = (attempts: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 20));

/** A failure is stored in the row instead of thrown. */
@Injectable()
export class MailSender {
  private readonly logger = new Logger('mail');

  constructor(
    private readonly dataSource: DataSource,
    private readonly relay: MailRelay,
  ) {}

  async send(id: string): Promise<void> {
    const mail = await claimMail(this.dataSource, id);
    if (!mail) return;
    const handOver = await this.relay.handOver(mail);
    if (handOver.end === 'sent') return markMailSent(this.dataSource, id);
    const { end, reason } = handOver;
    const message = end === 'refused' ? 'mail refused for good' : 'mail not sent, it will be tried again';
    this.logger.warn({ message, mailId: id, attempts: mail.attempts, reason });
    if (end === 'refused') return giveUpMail(this.dataSource, id, reason);
    await postponeMail(this.dataSource, id, pauseMs(mail.attempts), reason);
  }
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailMessageRow } from './mail-message.entity.js';

export const MAIL_CHANNEL = 'landsea_mail';

export interface Mail {
  /** One address. */
  to: string;
  /** Kept for a week after sending, and seen on lock screens: no secret belongs here. */
  subject: string;
  text: string;
  html: string;
}

/** Mail to people, written in the transaction of the change that it is about; it leaves once that has committed. */
@Injectable()
export class Mailer {
  async add(manager: EntityManager, { to, subject, text, html }: Mail): Promise<void> {
    const id = randomUUID();
    await manager.insert(MailMessageRow, { id, recipient: to, subject, text, html });
    await manager.query('SELECT pg_notify($1, $2)', [MAIL_CHANNEL, id]);
  }

  /** Removes what was written to an address, sent or not: its owner's account is gone. */
  async forget(manager: EntityManager, recipient: string): Promise<void> {
    await manager.delete(MailMessageRow, { recipient });
  }
}

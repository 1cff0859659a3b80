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
  /** Whom an answer goes to; nobody reads the sender's own address. */
  replyTo?: string;
  /** Takes a POST without a page or a session (RFC 8058), for mail that somebody subscribed to. */
  unsubscribeUrl?: string;
  /** Mail to many people leaves bit by bit, so that no other mail waits behind it. */
  notBefore?: Date;
}

/** Mail to people, written in the transaction of the change that it is about; it leaves once that has committed. */
@Injectable()
export class Mailer {
  async add(manager: EntityManager, mail: Mail): Promise<void> {
    const { to, replyTo = null, unsubscribeUrl = null, notBefore, ...content } = mail;
    const id = randomUUID();
    const due = notBefore && { dueAt: notBefore };
    await manager.insert(MailMessageRow, { id, recipient: to, replyTo, unsubscribeUrl, ...content, ...due });
    await manager.query('SELECT pg_notify($1, $2)', [MAIL_CHANNEL, id]);
  }

  /** Removes what was written to an address or by its owner, sent or not: the account is gone. */
  async forget(manager: EntityManager, email: string): Promise<void> {
    await manager.delete(MailMessageRow, [{ recipient: email }, { replyTo: email }]);
  }
}

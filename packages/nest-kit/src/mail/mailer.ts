import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { MailMessageRow } from './mail-message.entity.js';

export const MAIL_CHANNEL = 'landsea_mail';

export interface Mail {
  to: string;
  /** Stored for a week and seen on lock screens: no secrets. */
  subject: string;
  text: string;
  html: string;
  /** The person in whose name it leaves; the address stays ours, so that receivers can check it. */
  fromName?: string;
  /** Without the product's name beside `fromName`. */
  fromAlone?: boolean;
  /** Mails with the same id and subject are one thread in mail programs. */
  threadId?: string;
  replyTo?: string;
  /** RFC 8058, for subscriptions. */
  unsubscribeUrl?: string;
  /** Mail to many people leaves gradually, so that no other mail waits behind it. */
  notBefore?: Date;
}

/** Call it in the transaction of the change; the mail leaves after the commit. */
@Injectable()
export class Mailer {
  async add(manager: EntityManager, mail: Mail): Promise<void> {
    const {
      to,
      fromName = null,
      fromAlone = false,
      threadId = null,
      replyTo = null,
      unsubscribeUrl = null,
      notBefore,
      ...content
    } = mail;
    const id = randomUUID();
    const due = notBefore && { dueAt: notBefore };
    const head = { recipient: to, fromName, fromAlone, threadId, replyTo, unsubscribeUrl };
    await manager.insert(MailMessageRow, { id, ...head, ...content, ...due });
    await manager.query('SELECT pg_notify($1, $2)', [MAIL_CHANNEL, id]);
  }

  async forget(manager: EntityManager, email: string): Promise<void> {
    await manager.delete(MailMessageRow, [{ recipient: email }, { replyTo: email }]);
  }

  /** Neither what is still to be sent stays, nor to whom it went. */
  async forgetThreads(manager: EntityManager, threadIds: readonly string[]): Promise<void> {
    await manager.delete(MailMessageRow, { threadId: In(threadIds) });
  }
}

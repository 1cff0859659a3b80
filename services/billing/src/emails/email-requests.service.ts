import { Injectable } from '@nestjs/common';
import { Mailer } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { EmailRequest } from './email-request.entity.js';
import type { EmailText } from './email-text.js';

export interface NewEmail {
  key: string;
  to: { userId: string } | { email: string };
  text: EmailText;
}

/** Emails are stored in the transaction of the change; `EmailDispatch` sends them. */
@Injectable()
export class EmailRequests {
  constructor(private readonly mailer: Mailer) {}

  async request(manager: EntityManager, { key, to, text }: NewEmail): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(EmailRequest)
      .values({ key, text, ...to })
      .orIgnore()
      .execute();
  }

  async forget(manager: EntityManager, userId: string): Promise<void> {
    const emails = await manager.findBy(EmailRequest, { userId });
    for (const email of new Set(emails.map((each) => each.email)))
      if (email) await this.mailer.forget(manager, email);
    await manager.delete(EmailRequest, { userId });
  }
}

import { MOST_WAITING_EMAILS } from '@landsea/contracts/forwarding';
import { makeEmailBody, KIT_ENV, Mailer, RateLimiter, type CountedRule } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TripsEnv } from '../../env.js';
import { isConfirmedSender } from '../inbound-mail/authentication-results.js';
import type { MailHead } from '../inbound-mail/mail-head.js';

const LIMIT: CountedRule = { name: 'forwarding-answer', limit: 3, windowSeconds: 86_400, canGiveBack: true };

export type NotFiled = 'full' | 'often' | 'closed' | 'no text';

const again = 'Forward it again then, or add the booking by hand on the trip’s page.';
const words: Record<NotFiled, string[]> = {
  full: [
    `The trip’s inbox is full: ${MOST_WAITING_EMAILS} emails are waiting there to be checked, so we couldn’t keep this one.`,
    `Check or dismiss a few of them. ${again}`,
  ],
  often: ['More emails came to this trip within an hour than we keep, so this one isn’t there.', again],
  closed: ['The trip can’t be changed at the moment, so we couldn’t keep your email there.', again],
  'no text': [
    'It’s on the trip’s page with its subject, but we found no words in it that we can read.',
    'Add the booking by hand there, or forward the email with its text.',
  ],
};

/** Never to programs or to unproven addresses. */
@Injectable()
export class ForwardingAnswers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailer: Mailer,
    private readonly limiter: RateLimiter,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
  ) {}

  /** At most three a day to one address. */
  async tell(
    { from, isAutomatic, authenticationResults, subject }: MailHead,
    reason: NotFiled,
  ): Promise<void> {
    const authority = this.env.TRIP_MAIL_AUTHSERV || this.env.INBOUND_AUTHSERV;
    if (isAutomatic || this.isOurs(from) || !isConfirmedSender(authenticationResults, authority, from))
      return;
    if ((await this.limiter.hit(LIMIT, from)) !== undefined) return;
    const heading =
      reason === 'no text' ? 'We couldn’t read what you forwarded' : 'We couldn’t keep what you forwarded';
    const name =
      subject
        .replace(/[\p{C}\s]+/gu, ' ')
        .trim()
        .slice(0, 120) || 'No subject';
    const body = makeEmailBody({
      heading,
      paragraphs: words[reason],
      facts: [{ label: 'Your email', value: name }],
      footnote: 'You get this because your email came to the address of a trip on Landsea.',
    });
    await this.dataSource.transaction((manager) =>
      this.mailer.add(manager, { to: from, subject: heading, ...body }),
    );
  }

  private isOurs(from: string): boolean {
    const own = /<([^>]+)>/.exec(this.env.MAIL_FROM)?.[1]?.toLowerCase();
    const { TRIP_MAIL_DOMAIN, REPLY_DOMAIN } = this.env;
    return (
      from === own || [TRIP_MAIL_DOMAIN, REPLY_DOMAIN].some((each) => from.endsWith(`@${each.toLowerCase()}`))
    );
  }
}

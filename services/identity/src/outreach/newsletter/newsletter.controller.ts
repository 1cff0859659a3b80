import { Body, Controller, Post } from '@nestjs/common';
import { NewsletterLink, Subscribe } from '@landsea/contracts/outreach';
import { ApiAnswer, Public, RateLimit, type RateLimitRule } from '@landsea/nest-kit';
import { Newsletter } from './newsletter.service.js';

const SUBSCRIBE_LIMIT: RateLimitRule = {
  name: 'newsletter-network',
  limit: 10,
  windowSeconds: 60 * 60,
  by: 'address',
};
const LINK_LIMIT: RateLimitRule = { name: 'newsletter-links', limit: 30, windowSeconds: 60, by: 'address' };

@Public()
@Controller('api/v1/outreach/newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: Newsletter) {}

  @RateLimit(SUBSCRIBE_LIMIT)
  @Post()
  @ApiAnswer(undefined, 204)
  async subscribe(@Body({ schema: Subscribe }) body: Subscribe): Promise<void> {
    await this.newsletter.subscribe(body);
  }

  @RateLimit(LINK_LIMIT)
  @Post('confirm')
  @ApiAnswer(undefined, 204)
  async confirm(@Body({ schema: NewsletterLink }) { token }: NewsletterLink): Promise<void> {
    await this.newsletter.confirm(token);
  }

  @RateLimit(LINK_LIMIT)
  @Post('unsubscribe')
  @ApiAnswer(undefined, 204)
  async unsubscribe(@Body({ schema: NewsletterLink }) { token }: NewsletterLink): Promise<void> {
    await this.newsletter.unsubscribe(token);
  }
}

import {
  BeginIntake,
  IntakePage,
  MailIntake,
  OpenIntake,
  SavedIntake,
  SaveIntake,
  SendIntake,
  SentIntake,
} from '@landsea/contracts/agents';
import { ApiAnswer, BodyLimit, Public, RateLimit, SecretAnswer } from '@landsea/nest-kit';
import { Body, Controller, Post } from '@nestjs/common';
import { HOUR, MINUTE, limitByAddress } from '../../../link-limits.js';
import { IntakeDrafts } from './intake-drafts.service.js';
import { IntakePages } from './intake-pages.service.js';
import { IntakeSending } from './intake-sending.service.js';

const byAddress = limitByAddress('intake');
/** A form with twenty travelers and long texts has half of it. */
const MOST_BYTES = 128 * 1024;

/** The holder of a token; it is in the body of each call, so that it is in no address and no log. */
@Public()
@Controller('api/v1/intake')
export class PublicIntakeController {
  constructor(
    private readonly pages: IntakePages,
    private readonly drafts: IntakeDrafts,
    private readonly sending: IntakeSending,
  ) {}

  @RateLimit(byAddress('open', 60, MINUTE))
  @SecretAnswer()
  @Post('open')
  @ApiAnswer(IntakePage)
  open(@Body({ schema: OpenIntake }) { token }: OpenIntake): Promise<IntakePage> {
    return this.pages.open(token);
  }

  @RateLimit(byAddress('begin', 20, HOUR))
  @BodyLimit(MOST_BYTES)
  @SecretAnswer()
  @Post('begin')
  @ApiAnswer(SavedIntake, 201)
  begin(@Body({ schema: BeginIntake }) draft: BeginIntake): Promise<SavedIntake> {
    return this.drafts.begin(draft);
  }

  @RateLimit(byAddress('save', 300, 10 * MINUTE))
  @BodyLimit(MOST_BYTES)
  @SecretAnswer()
  @Post('save')
  @ApiAnswer(SavedIntake)
  save(@Body({ schema: SaveIntake }) draft: SaveIntake): Promise<SavedIntake> {
    return this.drafts.save(draft);
  }

  @RateLimit(byAddress('continue', 6, HOUR), {
    name: 'intake-continue-to',
    limit: 4,
    windowSeconds: HOUR,
    by: ({ body }) => MailIntake.safeParse(body).data?.email,
  })
  @Post('continue')
  @ApiAnswer(undefined, 204)
  async mail(@Body({ schema: MailIntake }) to: MailIntake): Promise<void> {
    await this.drafts.mail(to);
  }

  @RateLimit(byAddress('send', 20, HOUR))
  @BodyLimit(MOST_BYTES)
  @Post('send')
  @ApiAnswer(SentIntake)
  send(@Body({ schema: SendIntake }) form: SendIntake): Promise<SentIntake> {
    return this.sending.send(form);
  }

  @RateLimit(byAddress('confirm', 30, MINUTE))
  @Post('confirm')
  @ApiAnswer(undefined, 204)
  async confirm(@Body({ schema: OpenIntake }) { token }: OpenIntake): Promise<void> {
    await this.sending.confirm(token);
  }
}

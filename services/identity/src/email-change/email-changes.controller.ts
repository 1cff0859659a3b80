import { Body, Controller, Delete, Post } from '@nestjs/common';
import { ChangeEmail, ConfirmedEmail, ConfirmEmail } from '@landsea/contracts/account';
import {
  SecurityEvent,
  ApiAnswer,
  CurrentUser,
  RateLimit,
  refuseDemo,
  type Principal,
} from '@landsea/nest-kit';
import { OWN_PASSWORD_LIMIT } from '../auth/own-password.js';
import { demoWords } from '../users/demo-words.js';
import { EmailChanges } from './email-changes.service.js';

@Controller('api/auth')
export class EmailChangesController {
  constructor(private readonly changes: EmailChanges) {}

  @RateLimit(OWN_PASSWORD_LIMIT)
  @SecurityEvent('email')
  @Post('account/email')
  @ApiAnswer(undefined, 204)
  async request(
    @Body({ schema: ChangeEmail }) body: ChangeEmail,
    @CurrentUser() user: Principal,
  ): Promise<void> {
    refuseDemo(user, demoWords.email);
    await this.changes.request(user, body);
  }

  @Delete('account/email')
  @ApiAnswer(undefined, 204)
  async cancel(@CurrentUser() { userId }: Principal): Promise<void> {
    await this.changes.forget(userId);
  }

  /** The caller must be signed in: a click by another reader of the mail must not confirm the address. */
  @RateLimit({ name: 'confirm-email', limit: 20, windowSeconds: 60, by: 'address' })
  @SecurityEvent('email')
  @Post('confirm-email')
  @ApiAnswer(ConfirmedEmail, 200)
  async confirm(
    @Body({ schema: ConfirmEmail }) { token }: ConfirmEmail,
    @CurrentUser() user: Principal,
  ): Promise<ConfirmedEmail> {
    return { email: await this.changes.confirm(token, user) };
  }
}

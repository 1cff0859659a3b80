import { Body, Controller, Delete, Post } from '@nestjs/common';
import { DeleteAccount, User } from '@landsea/contracts/account';
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
import { AccountErasure } from './account-erasure.service.js';

@Controller('api/auth/account/deletion')
export class ErasureController {
  constructor(private readonly erasure: AccountErasure) {}

  @RateLimit(OWN_PASSWORD_LIMIT)
  @SecurityEvent('account-deletion')
  @Post()
  @ApiAnswer(User)
  async request(
    @Body({ schema: DeleteAccount }) body: DeleteAccount,
    @CurrentUser() user: Principal,
  ): Promise<User> {
    refuseDemo(user, demoWords.deletion);
    return this.erasure.request(user, body);
  }

  @SecurityEvent('account-deletion')
  @Delete()
  @ApiAnswer(User)
  async keep(@CurrentUser() user: Principal): Promise<User> {
    refuseDemo(user, demoWords.deletion);
    return this.erasure.keep(user.userId);
  }
}

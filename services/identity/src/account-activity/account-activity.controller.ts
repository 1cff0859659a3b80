import { Controller, Get } from '@nestjs/common';
import { AccountEvents } from '@landsea/contracts/account';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { AccountActivity } from './account-activity.service.js';

@Controller('api/auth/activity')
export class AccountActivityController {
  constructor(private readonly activity: AccountActivity) {}

  @Get()
  @ApiAnswer(AccountEvents)
  async list(@CurrentUser() { userId }: Principal): Promise<AccountEvents> {
    return { events: await this.activity.list(userId) };
  }
}

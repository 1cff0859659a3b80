import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { OneTimeTokensModule } from '../one-time-tokens/one-time-tokens.module.js';
import { UsersModule } from '../users/users.module.js';
import { EmailChangePersonalData } from './email-change.personal-data.js';
import { EmailChangesController } from './email-changes.controller.js';
import { EmailChanges } from './email-changes.service.js';

@Module({
  imports: [UsersModule, AuthModule, OneTimeTokensModule],
  controllers: [EmailChangesController],
  providers: [EmailChanges, EmailChangePersonalData],
  exports: [EmailChanges],
})
export class EmailChangeModule {}

import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { InvitedAccountsController } from './invited-accounts.controller.js';
import { InvitedAccounts } from './invited-accounts.service.js';

@Module({ imports: [AuthModule], controllers: [InvitedAccountsController], providers: [InvitedAccounts] })
export class InvitedAccountsModule {}

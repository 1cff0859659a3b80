import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { NewsletterModule } from '../outreach/newsletter/newsletter.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountErasure } from './account-erasure.service.js';
import { ErasureController } from './erasure.controller.js';
import { ErasureJob } from './erasure.job.js';

@Module({
  imports: [UsersModule, SessionsModule, AuthModule, NewsletterModule],
  controllers: [ErasureController],
  providers: [AccountErasure, ErasureJob],
})
export class ErasureModule {}

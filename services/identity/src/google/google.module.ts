import { byUser } from '@landsea/nest-kit';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountActivityModule } from '../account-activity/account-activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { EmailVerificationModule } from '../email-verification/email-verification.module.js';
import { ExperimentsModule } from '../experiments/experiments.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { GoogleFlow } from './google-flow.entity.js';
import { GoogleFlows } from './google-flows.js';
import { GoogleIssuer } from './google-issuer.js';
import { GoogleController } from './google.controller.js';
import { GoogleService } from './google.service.js';

@Module({
  imports: [
    AccountActivityModule,
    TypeOrmModule.forFeature([GoogleFlow]),
    UsersModule,
    SessionsModule,
    AuthModule,
    EmailVerificationModule,
    ExperimentsModule,
  ],
  controllers: [GoogleController],
  providers: [GoogleService, GoogleFlows, GoogleIssuer],
})
export class GoogleModule {
  static readonly personalData = [byUser(GoogleFlow, {}, { column: 'linkUserId', revoked: 'always' })];
}

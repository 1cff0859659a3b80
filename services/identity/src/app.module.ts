import { Module, type DynamicModule } from '@nestjs/common';
import { KitModule } from '@landsea/nest-kit';
import { AccountActivityModule } from './account-activity/account-activity.module.js';
import { AccountModule } from './account/account.module.js';
import { AuthModule } from './auth/auth.module.js';
import { makeDataSourceOptions } from './data-source.js';
import type { IdentityEnv } from './env.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { ExperimentsModule } from './experiments/experiments.module.js';
import { ExportsModule } from './exports/exports.module.js';
import { GoogleModule } from './google/google.module.js';
import { InvitationsModule } from './invitations/invitations.module.js';
import { EmailVerificationModule } from './email-verification/email-verification.module.js';
import { OutreachMessagesModule } from './outreach/messages/outreach-messages.module.js';
import { NewsletterModule } from './outreach/newsletter/newsletter.module.js';
import { PasswordResetModule } from './password-reset/password-reset.module.js';
import { OneTimeTokensModule } from './one-time-tokens/one-time-tokens.module.js';
import { ReleaseAlarmsModule } from './release-alarms/release-alarms.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { StoredSessionResolver } from './sessions/stored-session-resolver.js';
import { InvitedAccountsModule } from './invited-accounts/invited-accounts.module.js';
import { UsersModule } from './users/users.module.js';

@Module({})
export class AppModule {
  static register(env: IdentityEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        KitModule.forRoot({
          service: 'identity',
          env,
          dataSource: makeDataSourceOptions(env.DATABASE_URL),
          sessionResolver: StoredSessionResolver,
          mail: true,
        }),
        UsersModule,
        SessionsModule,
        AccountActivityModule,
        OneTimeTokensModule,
        EmailVerificationModule,
        PasswordResetModule,
        AuthModule,
        GoogleModule,
        InvitationsModule,
        InvitedAccountsModule,
        AccountModule,
        ExperimentsModule,
        ExportsModule,
        ErasureModule,
        ReleaseAlarmsModule,
        OutreachMessagesModule,
        NewsletterModule,
      ],
    };
  }
}

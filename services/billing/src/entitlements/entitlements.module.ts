import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { EmailsModule } from '../emails/emails.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { AccessEndings } from './access-endings.js';
import { Entitlements } from './entitlements.service.js';
import { GrantNotifier } from './grant-notifier.js';
import { HourlySettlement } from './hourly-settlement.js';
import { KnownTripsModule } from './known-trips.module.js';
import { TripChangedInbox } from './trip-changed.inbox.js';

@Module({
  imports: [AuditModule, KnownTripsModule, EmailsModule, PaymentsModule],
  providers: [AccessEndings, Entitlements, GrantNotifier, HourlySettlement, TripChangedInbox],
  exports: [Entitlements, KnownTripsModule],
})
export class EntitlementsModule {}

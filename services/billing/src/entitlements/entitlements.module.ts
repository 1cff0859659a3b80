import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { Entitlements } from './entitlements.service.js';
import { HourlySettlement } from './hourly-settlement.js';
import { KnownTrips } from './known-trips.js';
import { TripChangedInbox } from './trip-changed.inbox.js';

@Module({
  imports: [AuditModule, PaymentsModule],
  providers: [Entitlements, KnownTrips, TripChangedInbox, HourlySettlement],
  exports: [Entitlements, KnownTrips],
})
export class EntitlementsModule {}

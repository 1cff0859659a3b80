import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { LettersModule } from '../letters/letters.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { AccessEndings } from './access-endings.js';
import { Entitlements } from './entitlements.service.js';
import { GrantLetters } from './grant-letters.js';
import { HourlySettlement } from './hourly-settlement.js';
import { KnownTripsModule } from './known-trips.module.js';
import { TripChangedInbox } from './trip-changed.inbox.js';

@Module({
  imports: [AuditModule, KnownTripsModule, LettersModule, PaymentsModule],
  providers: [AccessEndings, Entitlements, GrantLetters, HourlySettlement, TripChangedInbox],
  exports: [Entitlements, KnownTripsModule],
})
export class EntitlementsModule {}

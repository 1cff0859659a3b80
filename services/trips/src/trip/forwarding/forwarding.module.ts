import { Module } from '@nestjs/common';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { CreateForwarding1764038000000 } from '../../migrations/trip/1764038000000-create-forwarding.js';
import { KeepForwardedFields1764060000000 } from '../../migrations/trip/1764060000000-keep-forwarded-fields.js';
import { AccessModule } from '../access/access.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { AddressVerificationModule } from '../address-verification/address-verification.module.js';
import { InboundMailModule } from '../inbound-mail/inbound-mail.module.js';
import { ConfirmationFileReader } from './confirmation-file-reader.js';
import { ForwardedEmailRow } from './forwarded-email.entity.js';
import { ForwardedEmailReader } from './forwarded-email-reader.js';
import { ForwardedEmailsController } from './forwarded-emails.controller.js';
import { ForwardedEmails } from './forwarded-emails.service.js';
import { ForwardingActivity } from './forwarding.activity.js';
import { ForwardingAnswers } from './forwarding-answers.js';
import { ForwardingAddressRow } from './forwarding-address.entity.js';
import { ForwardingController } from './forwarding.controller.js';
import { ForwardingPersonalData } from './forwarding.personal-data.js';
import { ForwardingService } from './forwarding.service.js';

@Module({
  imports: [AccessModule, ActivityLogModule, AddressVerificationModule, InboundMailModule, TripEventsModule],
  controllers: [ForwardingController, ForwardedEmailsController],
  providers: [
    ForwardingService,
    ForwardedEmails,
    ForwardedEmailReader,
    ConfirmationFileReader,
    ForwardingAnswers,
    ForwardingPersonalData,
    ForwardingActivity,
  ],
  exports: [ForwardingService, ConfirmationFileReader],
})
export class ForwardingModule {
  static readonly entities = [ForwardingAddressRow, ForwardedEmailRow];
  static readonly migrations = [CreateForwarding1764038000000, KeepForwardedFields1764060000000];
}

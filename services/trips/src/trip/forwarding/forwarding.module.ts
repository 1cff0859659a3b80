import { Module } from '@nestjs/common';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { CreateForwarding1764038000000 } from '../../migrations/trip/1764038000000-create-forwarding.js';
import { KeepForwardedFields1764060000000 } from '../../migrations/trip/1764060000000-keep-forwarded-fields.js';
import { AccessModule } from '../access/access.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { AddressVerificationModule } from '../address-verification/address-verification.module.js';
import { InboundMailModule } from '../inbound-mail/inbound-mail.module.js';
import { ofTrip } from '../rows/of-trip.js';
import { ConfirmationFileReader } from './confirmation-file-reader.js';
import { ForwardedEmailRow } from './forwarded-email.entity.js';
import { ForwardedEmailReader } from './forwarded-email-reader.js';
import { ForwardedEmailsController } from './forwarded-emails.controller.js';
import { ForwardedEmails } from './forwarded-emails.service.js';
import { ForwardingActivity } from './forwarding.activity.js';
import { ForwardingAnswers } from './forwarding-answers.js';
import { ForwardingAddressRow } from './forwarding-address.entity.js';
import { ForwardingController } from './forwarding.controller.js';
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
    ForwardingActivity,
  ],
  exports: [ForwardingService, ConfirmationFileReader],
})
export class ForwardingModule {
  /** The address itself is left out. */
  static readonly personalData = [
    ofTrip('forwardingAddresses', 'forwarding_address a', 'a.created_at AS "createdAt"', {
      grantedAt: 'created_at',
    }),
    ofTrip(
      'forwardedEmails',
      'forwarded_email e',
      'e.sender, e.subject, e.body AS text, e.reservations, e.files, e.received_at AS "receivedAt"',
      { where: `e.body <> ''`, order: 'received_at, e.id' },
    ),
  ];
  static readonly entities = [ForwardingAddressRow, ForwardedEmailRow];
  static readonly migrations = [CreateForwarding1764038000000, KeepForwardedFields1764060000000];
}

import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { AccessModule } from '../../trip/access/access.module.js';
import { ActivityLogModule } from '../../trip/activity-log/activity-log.module.js';
import { TripBrandsModule } from '../../trip/brands/trip-brands.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { AddressVerificationModule } from '../../trip/address-verification/address-verification.module.js';
import { ShareLinksActivity } from './share-links.activity.js';
import { ShareLinksController } from './share-links.controller.js';
import { ShareLinksService } from './share-links.service.js';
import { SharedTripsController } from './shared-trips.controller.js';
import { SharedTripsService } from './shared-trips.service.js';
import { CreateShareLinks1763840300000 } from '../../migrations/trip/1763840300000-create-share-links.js';
import { ShareLinkRow } from './share-link.entity.js';
import { PrintoutsModule } from '../../planning/printouts/printouts.module.js';
import { ofTrip } from '../../trip/rows/of-trip.js';

@Module({
  imports: [
    CatalogueModule,
    AccessModule,
    TripsModule,
    PrintoutsModule,
    TripBrandsModule,
    ActivityLogModule,
    AddressVerificationModule,
  ],
  controllers: [ShareLinksController, SharedTripsController],
  providers: [ShareLinksService, SharedTripsService, ShareLinksActivity],
})
export class ShareLinksModule {
  static readonly personalData = [
    ofTrip(
      'shareLinks',
      'share_link l',
      'l.label, l.sections, l.created_at AS "createdAt", l.expires_at AS "expiresAt", l.views',
      { grantedAt: 'created_at' },
    ),
  ];
  static readonly entities = [ShareLinkRow];
  static readonly migrations = [CreateShareLinks1763840300000];
}

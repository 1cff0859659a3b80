import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { AccessModule } from '../../trip/access/access.module.js';
import { ActivityLogModule } from '../../trip/activity-log/activity-log.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { AddressVerificationModule } from '../../trip/address-verification/address-verification.module.js';
import { ShareLinksActivity } from './share-links.activity.js';
import { ShareLinksController } from './share-links.controller.js';
import { ShareLinksPersonalData } from './share-links.personal-data.js';
import { ShareLinksService } from './share-links.service.js';
import { SharedTripsController } from './shared-trips.controller.js';
import { SharedTripsService } from './shared-trips.service.js';
import { CreateShareLinks1763840300000 } from '../../migrations/trip/1763840300000-create-share-links.js';
import { ShareLinkRow } from './share-link.entity.js';

@Module({
  imports: [CatalogueModule, AccessModule, TripsModule, ActivityLogModule, AddressVerificationModule],
  controllers: [ShareLinksController, SharedTripsController],
  providers: [ShareLinksService, SharedTripsService, ShareLinksPersonalData, ShareLinksActivity],
})
export class ShareLinksModule {
  static readonly entities = [ShareLinkRow];
  static readonly migrations = [CreateShareLinks1763840300000];
}

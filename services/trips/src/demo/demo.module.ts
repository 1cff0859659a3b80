import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/trip-bookings/bookings.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { EntitlementsModule } from '../grants/entitlements/entitlements.module.js';
import { DemoCopies } from './demo-copies.js';

@Module({ imports: [EntitlementsModule, CatalogueModule, BookingsModule], providers: [DemoCopies] })
export class DemoModule {}

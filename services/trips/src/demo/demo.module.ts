import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { EntitlementsModule } from '../grants/entitlements/entitlements.module.js';
import { DemoCopies } from './demo-copies.js';

@Module({ imports: [EntitlementsModule, CatalogueModule], providers: [DemoCopies] })
export class DemoModule {}

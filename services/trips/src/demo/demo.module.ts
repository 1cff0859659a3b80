import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../grants/entitlements/entitlements.module.js';
import { DemoCopies } from './demo-copies.js';

@Module({ imports: [EntitlementsModule], providers: [DemoCopies] })
export class DemoModule {}

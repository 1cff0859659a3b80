import { Module } from '@nestjs/common';
import { DemoGrants } from './demo-grants.js';

@Module({ providers: [DemoGrants], exports: [DemoGrants] })
export class DemoModule {}

import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { DemoMetrics } from './demo-metrics.js';
import { DemoSignIn } from './demo-sign-in.js';
import { DemoStock } from './demo-stock.js';

@Module({
  imports: [SessionsModule, UsersModule],
  providers: [DemoMetrics, DemoSignIn, DemoStock],
  exports: [DemoSignIn],
})
export class DemoModule {}

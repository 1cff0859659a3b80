import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module.js';
import { PortalConfiguration } from './portal-configuration.js';
import { PortalController } from './portal.controller.js';
import { Portal } from './portal.service.js';

@Module({
  imports: [CustomersModule],
  controllers: [PortalController],
  providers: [Portal, PortalConfiguration],
})
export class PortalModule {}

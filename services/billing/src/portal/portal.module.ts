import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module.js';
import { PortalController } from './portal.controller.js';
import { Portal } from './portal.service.js';

@Module({ imports: [CustomersModule], controllers: [PortalController], providers: [Portal] })
export class PortalModule {}

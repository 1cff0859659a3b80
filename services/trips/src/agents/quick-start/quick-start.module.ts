import { Module } from '@nestjs/common';
import { ClientsModule } from '../clients/clients.module.js';
import { QuickStartController } from './quick-start.controller.js';
import { QuickStartService } from './quick-start.service.js';

@Module({
  imports: [ClientsModule],
  controllers: [QuickStartController],
  providers: [QuickStartService],
})
export class QuickStartModule {}

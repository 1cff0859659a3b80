import { Module } from '@nestjs/common';
import { AccountActivityModule } from '../account-activity/account-activity.module.js';
import { DataExportsController } from './data-exports.controller.js';
import { DataExports } from './data-exports.service.js';
import { ExportCollector } from './export-collector.js';
import { ExportsPersonalData } from './exports.personal-data.js';

@Module({
  imports: [AccountActivityModule],
  controllers: [DataExportsController],
  providers: [DataExports, ExportCollector, ExportsPersonalData],
})
export class ExportsModule {}

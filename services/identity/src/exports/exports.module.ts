import { byUser } from '@landsea/nest-kit';
import { Module } from '@nestjs/common';
import { AccountActivityModule } from '../account-activity/account-activity.module.js';
import { DataExportRow } from './data-export.entity.js';
import { DataExportsController } from './data-exports.controller.js';
import { DataExports } from './data-exports.service.js';
import { ExportCollector } from './export-collector.js';

@Module({
  imports: [AccountActivityModule],
  controllers: [DataExportsController],
  providers: [DataExports, ExportCollector],
})
export class ExportsModule {
  static readonly personalData = [byUser(DataExportRow)];
}

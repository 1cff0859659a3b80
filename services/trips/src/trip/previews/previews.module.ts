import { Module } from '@nestjs/common';
import { TripsModule } from '../trips/trips.module.js';
import { KeptPreviewsController } from './kept-previews.controller.js';
import { McpController } from './mcp.controller.js';
import { PreviewCleanup } from './preview-cleanup.js';
import { PreviewsController } from './previews.controller.js';
import { PreviewsService } from './previews.service.js';

@Module({
  imports: [TripsModule],
  controllers: [PreviewsController, McpController, KeptPreviewsController],
  providers: [PreviewsService, PreviewCleanup],
})
export class PreviewsModule {}

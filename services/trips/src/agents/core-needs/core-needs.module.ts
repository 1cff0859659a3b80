import { Module } from '@nestjs/common';
import { CoreNeedsController } from './core-needs.controller.js';
import { CoreNeedsService } from './core-needs.service.js';

@Module({ controllers: [CoreNeedsController], providers: [CoreNeedsService] })
export class CoreNeedsModule {}

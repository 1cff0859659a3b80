import { Module } from '@nestjs/common';
import { TeamModule } from '../team/team.module.js';
import { CoreNeedsController } from './core-needs.controller.js';
import { CoreNeedsService } from './core-needs.service.js';

@Module({ imports: [TeamModule], controllers: [CoreNeedsController], providers: [CoreNeedsService] })
export class CoreNeedsModule {}

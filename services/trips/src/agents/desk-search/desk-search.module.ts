import { Module } from '@nestjs/common';
import { TeamModule } from '../team/team.module.js';
import { DeskSearchController } from './desk-search.controller.js';
import { DeskSearchService } from './desk-search.service.js';

@Module({ imports: [TeamModule], controllers: [DeskSearchController], providers: [DeskSearchService] })
export class DeskSearchModule {}

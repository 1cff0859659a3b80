import { Module } from '@nestjs/common';
import { TeamModule } from '../../team/team.module.js';
import { AuditController } from './audit.controller.js';
import { AuditService } from './audit.service.js';

@Module({ imports: [TeamModule], controllers: [AuditController], providers: [AuditService] })
export class AuditModule {}

import { Module } from '@nestjs/common';
import { CreateCommissionStatements1764600000000 } from '../../migrations/agents/1764600000000-create-commission-statements.js';
import { TeamModule } from '../team/team.module.js';
import { CommissionLineRow } from './commission-line.entity.js';
import { CommissionMarkRow } from './commission-mark.entity.js';
import { CommissionPartRow } from './commission-part.entity.js';
import { CommissionStatementRow } from './commission-statement.entity.js';
import { CommissionsController } from './commissions.controller.js';
import { commissionsOfAgent } from './commissions.personal-data.js';
import { CommissionsService } from './commissions.service.js';
import { StatementsService } from './statements.service.js';

@Module({
  imports: [TeamModule],
  controllers: [CommissionsController],
  providers: [CommissionsService, StatementsService],
})
export class CommissionsModule {
  static readonly personalData = [commissionsOfAgent];
  static readonly entities = [
    CommissionStatementRow,
    CommissionLineRow,
    CommissionPartRow,
    CommissionMarkRow,
  ];
  static readonly migrations = [CreateCommissionStatements1764600000000];
}

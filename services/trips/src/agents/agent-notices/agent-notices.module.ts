import { Module } from '@nestjs/common';
import { PlansModule } from '../../grants/plans/plans.module.js';
import { CreateAgentNotices1764521200000 } from '../../migrations/agents/1764521200000-create-agent-notices.js';
import { AgentNoticeRow } from './agent-notice.entity.js';
import { AgentNotices } from './agent-notices.js';
import { noticesOfAgent } from './agent-notices.personal-data.js';

@Module({
  imports: [PlansModule],
  providers: [AgentNotices],
  exports: [AgentNotices],
})
export class AgentNoticesModule {
  static readonly personalData = [noticesOfAgent];
  static readonly entities = [AgentNoticeRow];
  static readonly migrations = [CreateAgentNotices1764521200000];
}

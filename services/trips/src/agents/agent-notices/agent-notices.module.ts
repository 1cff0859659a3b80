import { Module } from '@nestjs/common';
import { omitEmpty, type DeclaredData } from '@landsea/nest-kit';
import { PlansModule } from '../../grants/plans/plans.module.js';
import { CreateAgentNotices1764521200000 } from '../../migrations/agents/1764521200000-create-agent-notices.js';
import { AgentNoticeRow } from './agent-notice.entity.js';
import { AgentNotices } from './agent-notices.js';

const noticesOfAgent: DeclaredData = {
  records: async (manager, userId) =>
    omitEmpty({
      agentNotices: await manager.query(
        `SELECT kind, name, at FROM agent_notice WHERE agent_id = $1 ORDER BY at, id`,
        [userId],
      ),
    }),
  erase: (manager, userId) => manager.delete(AgentNoticeRow, { agentId: userId }),
};

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

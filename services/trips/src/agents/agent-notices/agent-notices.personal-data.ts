import { omitEmpty, type DeclaredData } from '@landsea/nest-kit';
import { AgentNoticeRow } from './agent-notice.entity.js';

export const noticesOfAgent: DeclaredData = {
  records: async (manager, userId) =>
    omitEmpty({
      agentNotices: await manager.query(
        `SELECT kind, name, at FROM agent_notice WHERE agent_id = $1 ORDER BY at, id`,
        [userId],
      ),
    }),
  erase: (manager, userId) => manager.delete(AgentNoticeRow, { agentId: userId }),
};

import { hasRight, type AgencyRight } from '@landsea/rules/agents';
import type { AgencyRole } from '@landsea/contracts/agents';
import { DomainError, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export interface Reach {
  /** Null for an agent who works alone. */
  agencyId: string | null;
  role: AgencyRole;
  /** A new client belongs to the first of these agents unless another is named. */
  agentIds: readonly string[];
}

const REFUSAL = 'Your role in the agency does not include this. Ask the owner of the agency.';

/** The only rule of which clients an agent, an assistant or an owner reaches. */
@Injectable()
export class AgencyScope {
  constructor(private readonly dataSource: DataSource) {}

  getReach(user: Pick<Principal, 'userId'>): Promise<Reach> {
    return this.getReachIn(this.dataSource.manager, user);
  }

  async getReachIn(manager: EntityManager, { userId }: Pick<Principal, 'userId'>): Promise<Reach> {
    const [member] = await manager.query<{ agencyId: string; role: AgencyRole; agents: string[] }[]>(
      `SELECT me.agency_id AS "agencyId", me.role,
         ARRAY(SELECT m.user_id FROM agency_member m WHERE m.agency_id = me.agency_id AND m.role <> 'assistant'
               ORDER BY (m.user_id = me.user_id) DESC, (m.role = 'owner') DESC, m.joined_at, m.user_id) AS agents
       FROM agency_member me WHERE me.user_id = $1`,
      [userId],
    );
    if (!member) return { agencyId: null, role: 'owner', agentIds: [userId] };
    const { agencyId, role, agents } = member;
    return { agencyId, role, agentIds: hasRight(role, 'all-clients') ? agents : [userId] };
  }

  listAgents(agencyId: string): Promise<{ agentId: string; name: string }[]> {
    return this.dataSource.query(
      `SELECT user_id AS "agentId", name FROM agency_member WHERE agency_id = $1 AND role <> 'assistant'
       ORDER BY name, user_id`,
      [agencyId],
    );
  }

  /** @throws DomainError FORBIDDEN when the role does not include the right. */
  async assert(user: Pick<Principal, 'userId'>, right: AgencyRight): Promise<Reach> {
    return allowed(await this.getReach(user), right);
  }

  async assertIn(
    manager: EntityManager,
    user: Pick<Principal, 'userId'>,
    right: AgencyRight,
  ): Promise<Reach> {
    return allowed(await this.getReachIn(manager, user), right);
  }
}

const allowed = (reach: Reach, right: AgencyRight): Reach => {
  if (!hasRight(reach.role, right)) throw new DomainError({ code: 'FORBIDDEN', message: REFUSAL });
  return reach;
};

import {
  FREE_CLIENTS,
  MOST_CLIENTS,
  type AgentPlan,
  type FeatureStatus,
  type HealthPart,
} from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { AGENT_NOTICE_DAYS } from '@landsea/contracts/trip';
import { CLOCK, KIT_ENV, Readiness, ServiceClient, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { DataSource } from 'typeorm';
import type { TripsEnv } from '../../env.js';
import { PlansService } from '../../grants/plans/plans.service.js';
import { FREE_CLIENT_TRIPS } from '../../trip/trips/trips.service.js';
import { selectLaterUse } from './later-use.queries.js';

const Ready = z.object({ status: z.string(), problems: z.optional(z.record(z.string(), z.string())) });
type Ready = z.infer<typeof Ready>;

interface Used {
  clients: number;
  trips: number;
  morning: number;
  messages: number;
}

@Injectable()
export class FeatureStatusService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly plans: PlansService,
    private readonly services: ServiceClient,
    private readonly readiness: Readiness,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async getStatus({ userId }: Principal): Promise<FeatureStatus> {
    const [plans, used, later, accounts, planning, payments] = await Promise.all([
      this.plans.listPlans(userId),
      this.getUsed(userId),
      selectLaterUse(this.dataSource.manager, userId, this.clock()),
      this.checkPart('accounts', () => this.services.get('identity', '/health/ready', Ready)),
      this.checkPart('planning', () => this.readiness.check()),
      this.checkPart('payments', () => this.services.get('billing', '/health/ready', Ready)),
    ]);
    const until = plans.find(({ plan }) => plan === 'agent')?.accessUntil ?? null;
    const now = this.clock();
    const isOpen = until !== null && until > now;
    return {
      plan: { isOpen, until: until?.toISOString() ?? null },
      features: [
        { name: 'clients', used: used.clients, limit: isOpen ? MOST_CLIENTS : FREE_CLIENTS },
        { name: 'trips', used: used.trips, limit: isOpen ? null : FREE_CLIENT_TRIPS },
        { name: 'morning', used: used.morning, limit: null },
        { name: 'messages', used: used.messages, limit: null },
      ],
      later: [
        { name: 'portal', used: later.portal, state: planning.state },
        { name: 'tasks', used: later.tasks, state: planning.state },
        { name: 'team', used: later.team, state: planning.state },
        { name: 'import', used: later.imported, state: planning.state },
        { name: 'documents', used: later.documents, state: planning.state },
        { name: 'branding', used: later.brands, state: planning.state },
        { name: 'forms', used: later.forms, state: planning.state },
        { name: 'bookings', used: later.bookings, state: planning.state },
        { name: 'quotes', used: later.quotes, state: planning.state },
        { name: 'itineraries', used: later.itineraries, state: planning.state },
        { name: 'agreements', used: later.agreements, state: planning.state },
        { name: 'templates', used: later.templates, state: planning.state },
        { name: 'invitations', used: later.invitations, state: accounts.state },
        {
          name: 'email-answers',
          used: later.emailAnswers,
          state: this.env.INBOUND_MAIL_SECRET ? planning.state : 'off',
        },
      ],
      health: [accounts, planning, payments],
      checkedAt: now.toISOString(),
    };
  }

  async getPlan({ userId }: Principal): Promise<AgentPlan> {
    const endedAt = (await this.plans.listPlans(userId)).find(({ plan }) => plan === 'agent')?.endedAt;
    if (!endedAt || endedAt > this.clock()) return { endedAt: null, editsUntil: null };
    return {
      endedAt: endedAt.toISOString(),
      editsUntil: addDays(getDateIn(endedAt), AGENT_NOTICE_DAYS),
    };
  }

  /** A part that does not answer is reported as down. */
  private async checkPart(
    part: HealthPart,
    check: () => Promise<Ready | undefined>,
  ): Promise<FeatureStatus['health'][number]> {
    const ready = await check().catch(() => undefined);
    if (!ready) return { part, state: 'down', problems: [] };
    const problems = Object.keys(ready.problems ?? {});
    return { part, state: problems.length > 0 ? 'degraded' : 'ok', problems };
  }

  private async getUsed(agentId: string): Promise<Used> {
    const [used] = await this.dataSource.query<[Used]>(
      `SELECT (SELECT count(*)::int FROM client WHERE agent_id = $1 AND NOT is_sample) AS clients,
         (SELECT count(*)::int FROM trip_api.trip WHERE owner_id = $1 AND for_client AND purge_at IS NULL) AS trips,
         (SELECT count(*)::int FROM desk_window WHERE agent_id = $1 AND closes_at > $2) AS morning,
         (SELECT count(*)::int FROM conversation c JOIN client ON client.id = c.client_id
            WHERE client.agent_id = $1 AND c.waiting_since IS NOT NULL) AS messages`,
      [agentId, this.clock()],
    );
    return used;
  }
}

import {
  AUDIT_PER_PAGE,
  MOST_EXPORTED_ENTRIES,
  NO_CLIENT,
  type ClientAuditEntry,
  type AuditPage,
  type AuditQuery,
} from '@landsea/contracts/agents';
import { CLOCK, makeNotFound, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { describeClientActivity } from '../client-activity.js';
import { AgencyScope } from '../../team/agency-scope.js';
import { toCsvTable } from '../../team/csv-table.js';
import { selectAudit, type AuditRow } from './audit.queries.js';

@Injectable()
export class AuditService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND for somebody who works alone, FORBIDDEN. */
  async getPage(user: Principal, query: AuditQuery): Promise<AuditPage> {
    const rows = await this.selectRows(user, query, AUDIT_PER_PAGE + 1);
    const shown = rows.slice(0, AUDIT_PER_PAGE);
    const entries = shown.map((row) => this.toEntry(user, row));
    return { entries, next: rows.length > AUDIT_PER_PAGE ? (shown.at(-1)?.seq ?? null) : null };
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN. */
  async export(user: Principal, query: AuditQuery): Promise<string> {
    const rows = await this.selectRows(user, { ...query, withTeam: 'true' }, MOST_EXPORTED_ENTRIES);
    const data = rows.map((row) => {
      const { at, by, clientName, action, noun, kind, what, details, handedTo, teamEvent } = this.toEntry(
        user,
        row,
      );
      const deed = teamEvent ?? (handedTo === undefined ? action : 'handed over');
      return [at, by, clientName, deed, noun ?? kind, what, details.join('; ')];
    });
    const fields = ['When', 'Who', 'Client', 'Action', 'Kind', 'What', 'Details'];
    return toCsvTable(fields, data);
  }

  private async selectRows(user: Principal, query: AuditQuery, limit: number): Promise<AuditRow[]> {
    const { agencyId } = await this.scope.getReach(user);
    if (agencyId === null) throw makeNotFound();
    const { agentIds } = await this.scope.assert(user, 'see-audit');
    return selectAudit(this.dataSource.manager, agencyId, agentIds, query, limit);
  }

  private toEntry(
    user: Principal,
    { clientName, handedTo, teamEvent, clientId, ...row }: AuditRow,
  ): ClientAuditEntry {
    const of = { clientId: clientId ?? NO_CLIENT, clientName, ...(teamEvent !== null && { teamEvent }) };
    const { undo: _undo, ...activity } = describeClientActivity(user, { ...row, ...of }, false, this.clock());
    return handedTo === null
      ? { ...activity, ...of }
      : { ...activity, ...of, details: [`to ${handedTo}`], handedTo };
  }
}

import {
  CLIENTS_PER_PAGE,
  pipelineStages,
  toClientStage,
  type ClientFilter,
  type ClientListQuery,
  type ClientListSummary,
  type ClientPage,
  type PipelineStage,
  clientDetailFields,
  formatDetail,
  personDetailFields,
  type DetailField,
} from '@landsea/contracts/agents';
import { hasRight } from '@landsea/rules/agents';
import { CLOCK, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AgencyScope } from '../team/agency-scope.js';
import { AgencyEvents } from '../team/agency-events.js';
import { toCsvTable } from '../team/csv-table.js';
import { readCursor, writeCursor } from './client-cursor.js';
import { selectClientPage, selectExport, selectSummary, type ExportedPerson } from './client-list.queries.js';

const all = [clientDetailFields, personDetailFields].flatMap((fields) => Object.values<DetailField>(fields));

/** A column for each detail; an import of the file knows them by these headings. */
const detailColumns: readonly string[] = all.map(({ label }) => label);

/** The words of a consent are kept whole, as JSON; dates are those of a calendar, which an import reads. */
const formatCell = (field: DetailField, value: unknown): string => {
  if (field.kind === 'consents') return value === undefined ? '' : JSON.stringify(value);
  if (field.kind === 'date') return value === undefined ? '' : String(value);
  return field.kind === 'list' && Array.isArray(value) ? value.join('; ') : formatDetail(field, value);
};

const columnsOf = (
  fields: Readonly<Record<string, DetailField>>,
  details: Readonly<Record<string, unknown>>,
) => Object.entries(fields).map(([name, field]) => [field.label, formatCell(field, details[name])] as const);

const withDetailColumns = ({
  personDetails,
  clientDetails,
  ...row
}: ExportedPerson): Record<string, unknown> => ({
  ...row,
  ...Object.fromEntries([
    ...columnsOf(clientDetailFields, { ...clientDetails }),
    ...columnsOf(personDetailFields, { ...personDetails }),
  ]),
});

const COLUMNS = [
  'Household',
  'Lead',
  'First name',
  'Last name',
  'Birth date',
  'Email',
  'Phone',
  'Memberships',
  'Height (inches)',
  'Dietary needs',
  'Passport until',
  'Person notes',
  'Stage',
  'Tags',
  'Source',
  'Next step',
  'Next step on',
  'Client notes',
];

const MOST_ALIKE = 10;

/** The counts as builds before the pipeline show them. */
const toStageCounts = (pipeline: Partial<Record<PipelineStage, number>>): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const stage of pipelineStages) {
    const name = toClientStage(stage);
    if (pipeline[stage]) counts[name] = (counts[name] ?? 0) + pipeline[stage];
  }
  return counts;
};

@Injectable()
export class ClientListService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly log: AgencyEvents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError VALIDATION_FAILED for a cursor that is damaged, or of another list. */
  async getPage(user: Principal, { cursor, ...filter }: ClientListQuery): Promise<ClientPage> {
    const { agentIds } = await this.scope.getReach(user);
    const after = cursor === undefined ? undefined : readCursor(filter, agentIds, cursor);
    const { manager } = this.dataSource;
    const more = CLIENTS_PER_PAGE + 1;
    const rows = await selectClientPage(manager, agentIds, filter, this.clock(), more, { after });
    if (rows.length === 0 && after === undefined && filter.search) return this.getAlike(agentIds, filter);
    const shown = rows.slice(0, CLIENTS_PER_PAGE);
    const last = rows.length === more ? shown.at(-1) : undefined;
    return {
      clients: shown.map(({ client }) => client),
      next: last ? writeCursor(filter, agentIds, { value: last.value, id: last.id }) : null,
    };
  }

  private async getAlike(agentIds: readonly string[], filter: ClientFilter): Promise<ClientPage> {
    const { manager } = this.dataSource;
    const like = await selectClientPage(manager, agentIds, filter, this.clock(), MOST_ALIKE, {
      isAlike: true,
    });
    const clients = like.map(({ client }) => client);
    return { clients, next: null, ...(clients.length > 0 && { isAlike: true }) };
  }

  async getSummary(user: Principal): Promise<ClientListSummary> {
    const { agentIds, agencyId, role } = await this.scope.getReach(user);
    const [summary, agents] = await Promise.all([
      selectSummary(this.dataSource.manager, agentIds, this.clock()),
      agencyId === null ? [] : this.scope.listAgents(agencyId),
    ]);
    const reached = agents.filter(({ agentId }) => agentIds.includes(agentId));
    return {
      ...summary,
      stages: toStageCounts(summary.pipeline),
      agents: reached,
      canMerge: hasRight(role, 'merge-clients'),
    };
  }

  /**
   * A table with a byte order mark, a row for each person; no cell can run as a formula.
   * @throws DomainError FORBIDDEN.
   */
  async export(user: Principal, filter: ClientFilter): Promise<string> {
    const { agentIds, agencyId } = await this.scope.assert(user, 'export-clients');
    const { manager } = this.dataSource;
    const rows = await selectExport(manager, agentIds, filter, this.clock());
    const what = `${rows.length} ${rows.length === 1 ? 'person' : 'people'}`;
    if (agencyId !== null) await this.log.add(manager, user, { agencyId, event: 'exported', what });
    const fields = [...COLUMNS, ...detailColumns];
    return toCsvTable(
      fields,
      rows.map(withDetailColumns).map((row) => fields.map((field) => row[field])),
    );
  }
}

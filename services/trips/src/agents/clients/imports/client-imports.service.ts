import {
  IMPORT_UNDO_DAYS,
  type ClientImport,
  type ClientImportList,
  type ImportDecision,
  type ImportDecisions,
  type ImportHouseholds,
  type StartImport,
} from '@landsea/contracts/agents/imports';
import { formatPrice, salePrices } from '@landsea/contracts/billing';
import { DAY_MS } from '@landsea/contracts/core';
import { decideHousehold, type HouseholdPlan } from '@landsea/rules/agents/imports';
import {
  CLOCK,
  DomainError,
  makeEditConflict,
  makeNotFound,
  makeInvalidField,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PlansService } from '../../../grants/plans/plans.service.js';
import { OwnClients } from '../own-clients.js';
import { AgencyScope } from '../../team/agency-scope.js';
import { lockClientsOf } from '../../team/agency.queries.js';
import { ClientImportRow } from './client-import.entity.js';
import { rememberHouseholds, selectImports } from './client-imports.queries.js';
import { clearSecrets } from './clear-secrets.js';
import { HouseholdWriter } from './household-writer.js';
import { takeSnapshot } from './household-snapshot.js';
import {
  makePicker,
  selectCandidates,
  type Candidate,
  type WantedHousehold,
} from './import-candidates.queries.js';
import { ImportHouseholdRow } from './import-household.entity.js';
import { ImportedTrips, type TripResult } from './imported-trips.js';
import { PlainHouseholds } from './plain-households.service.js';

const PAYWALL_MESSAGE = `The Agent plan (${formatPrice(salePrices.agent)} a month) imports your whole client list.`;
const OVER = 'This import was undone. Choose the file again to import it once more.';

@Injectable()
export class ClientImportsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly own: OwnClients,
    private readonly plans: PlansService,
    private readonly writer: HouseholdWriter,
    private readonly plain: PlainHouseholds,
    private readonly trips: ImportedTrips,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(user: Principal): Promise<ClientImportList> {
    const reach = await this.scope.assert(user, 'import-clients');
    return { imports: await selectImports(this.dataSource.manager, user, reach) };
  }

  /** Decides as an import would, and writes nothing. @throws DomainError FORBIDDEN. */
  async check(user: Principal, { households }: ImportHouseholds): Promise<ImportDecisions> {
    const { agentIds } = await this.scope.assert(user, 'import-clients');
    const candidates = await selectCandidates(this.dataSource.manager, agentIds, households);
    const pick = makePicker(candidates);
    return { decisions: households.map((wanted) => decide(wanted, pick(wanted)).decision) };
  }

  /** Idempotent by id. @throws DomainError FORBIDDEN, PAYWALL. */
  async start(user: Principal, { rows, ...file }: StartImport): Promise<ClientImport> {
    const { agencyId, agentIds } = await this.scope.assert(user, 'import-clients');
    const { manager } = this.dataSource;
    const paid = await Promise.all(agentIds.map((agentId) => this.plans.has(manager, agentId, 'agent')));
    if (!paid.includes(true))
      throw new DomainError({ code: 'PAYWALL', message: PAYWALL_MESSAGE, accessType: 'free' });
    await manager
      .createQueryBuilder()
      .insert()
      .into(ClientImportRow)
      .values({ ...file, rows, userId: user.userId, byName: user.firstName, agencyId, at: this.clock() })
      .orIgnore()
      .execute();
    return this.get(user, file.id);
  }

  /** Plain families together, each other one in a transaction of its own: whatever ends the import, half a family never stands. */
  async run(user: Principal, importId: string, { households }: ImportHouseholds): Promise<ImportDecisions> {
    const { agentIds } = await this.scope.assert(user, 'import-clients');
    await this.assertOpen(user, importId);
    const cleared = households.map(({ household, choice }) => ({
      household: clearSecrets(household),
      choice,
    }));
    const written = await this.plain.write({ user, importId, agentIds }, cleared);
    const decisions: ImportDecision[] = [];
    for (const wanted of cleared)
      decisions.push(written.get(wanted) ?? (await this.write(user, importId, agentIds, wanted)));
    return { decisions };
  }

  /** @throws DomainError NOT_FOUND. */
  async get(user: Principal, importId: string): Promise<ClientImport> {
    const reach = await this.scope.getReach(user);
    const [found] = await selectImports(this.dataSource.manager, user, reach, importId);
    if (!found) throw makeNotFound();
    return found;
  }

  private async assertOpen(user: Principal, importId: string): Promise<void> {
    const { undoneAt, at } = await this.get(user, importId);
    const isOld = this.clock().getTime() - Date.parse(at) > IMPORT_UNDO_DAYS * DAY_MS;
    if (undoneAt || isOld) throw makeEditConflict(OVER);
  }

  private async write(
    user: Principal,
    importId: string,
    agentIds: readonly string[],
    wanted: WantedHousehold,
  ): Promise<ImportDecision> {
    try {
      return await this.dataSource.transaction((manager) =>
        this.writeIn(manager, user, importId, agentIds, wanted),
      );
    } catch (error) {
      if (!(error instanceof DomainError) || STOPPING.has(error.error.code)) throw error;
      return refuse(wanted, findSentence(error));
    }
  }

  private async writeIn(
    manager: EntityManager,
    user: Principal,
    importId: string,
    agentIds: readonly string[],
    wanted: WantedHousehold,
  ): Promise<ImportDecision> {
    const { household } = wanted;
    const agentId = household.agentId ?? agentIds[0] ?? user.userId;
    if (!agentIds.includes(agentId)) throw makeInvalidField('agentId', 'Choose an agent of your agency');
    await lockClientsOf(manager, [agentId]);
    const done = await manager.findOneBy(ImportHouseholdRow, { importId, key: household.key });
    // A call that is repeated means the client it made, whatever was chosen then.
    const meant = done ? { household, choice: { as: 'client', clientId: done.clientId } as const } : wanted;
    const candidates = await selectCandidates(manager, agentIds, [meant]);
    const plan = decide(meant, makePicker(candidates)(meant));
    const { result } = plan.decision;
    if (result === 'ask' || result === 'refused') return plan.decision;
    const known = candidates.find(({ id }) => id === plan.known?.id);
    const before = known ? await this.lockKnown(manager, user, known) : null;
    const clientId = known?.id ?? (await this.writer.add(manager, user, agentId, household));
    if (known && result === 'changed') await this.writer.change(manager, user, known, plan);
    const trips = await this.makeTrips(manager, user, clientId, plan.trips);
    const after = await takeSnapshot(manager, clientId);
    const made = trips.flatMap((trip) => ('name' in trip ? [trip.name] : []));
    const row = { key: household.key, clientId, result, before, after, trips: made };
    await rememberHouseholds(manager, importId, [row]);
    const refusals = trips.flatMap((trip) => ('refusal' in trip ? [trip.refusal] : []));
    const sentence = refusals.length > 0 ? refusals.join(' ') : null;
    return { ...plan.decision, clientId, sentence };
  }

  private async lockKnown(manager: EntityManager, user: Principal, { id }: Candidate) {
    await this.own.lock(manager, user, id, 'import-clients');
    return takeSnapshot(manager, id);
  }

  private async makeTrips(
    manager: EntityManager,
    user: Principal,
    clientId: string,
    trips: HouseholdPlan['trips'],
  ): Promise<TripResult[]> {
    const made: TripResult[] = [];
    for (const trip of trips) made.push(await this.trips.make(manager, user, clientId, trip));
    return made;
  }
}

/** Every other family would be refused, too. */
const STOPPING = new Set(['PAYWALL', 'FORBIDDEN', 'UNAUTHENTICATED']);

const findSentence = ({ error }: DomainError): string =>
  ('fields' in error ? error.fields?.[0]?.message : undefined) ?? error.message;

const decide = (wanted: WantedHousehold, candidates: readonly Candidate[]): HouseholdPlan =>
  decideHousehold(wanted.household, candidates, wanted.choice);

const refuse = ({ household: { key } }: WantedHousehold, sentence: string): ImportDecision => ({
  key,
  result: 'refused',
  clientId: null,
  sentence,
  changes: [],
  candidates: [],
});

import {
  MOST_STATEMENTS,
  type AddFee,
  type AddStatement,
  type ChangeStatement,
  type Commission,
  type CommissionStatement,
  type CommissionStatementList,
  type MatchLine,
  type StatementDetail,
  type UnclaimedLineList,
} from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { findSecretsIn, findSumProblem } from '@landsea/rules/agents';
import {
  CLOCK,
  makeEditConflict,
  makeNotFound,
  makeInvalidField,
  makeValidationFailed,
  type DomainError,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { selectSuppliers } from '../agent-bookings/booking-suppliers.queries.js';
import { AgencyScope, type Reach } from '../team/agency-scope.js';
import { judgeBooking, readBookings, selectCommissions, type BookingToJudge } from './commissions.queries.js';
import { matchNewLines, pickBookings, suggestFor, withOwnCents, withParts } from './matched-parts.js';
import {
  countStatements,
  deleteParts,
  findStatementOfFile,
  insertLines,
  insertParts,
  lockStatement,
  selectLines,
  selectStatements,
  selectUnclaimed,
  statementTable,
} from './statements.queries.js';

const CHANGED = 'Somebody changed this statement meanwhile. Please look at it again.';
const CLOSED = 'This statement is closed. Reopen it first.';
/** Bookings that lines are compared with. */
const MOST_CANDIDATES = 20_000;

@Injectable()
export class StatementsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError FORBIDDEN for an assistant. */
  async list(user: Principal): Promise<CommissionStatementList> {
    const { agentIds } = await this.scope.assert(user, 'see-commissions');
    return { statements: await selectStatements(this.dataSource.manager, agentIds, MOST_STATEMENTS) };
  }

  /** @throws DomainError FORBIDDEN for an assistant. */
  async listUnclaimed(user: Principal, search = ''): Promise<UnclaimedLineList> {
    const { agentIds } = await this.scope.assert(user, 'see-commissions');
    return selectUnclaimed(this.dataSource.manager, agentIds, search);
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN. */
  async get(user: Principal, id: string): Promise<StatementDetail> {
    const reach = await this.scope.assert(user, 'see-commissions');
    return this.read(this.dataSource.manager, reach, id);
  }

  /** Statement, lines and matches are written together; the same file changes nothing. @throws DomainError FORBIDDEN, VALIDATION_FAILED. */
  async add(user: Principal, { lines, ...added }: AddStatement): Promise<StatementDetail> {
    const { name, fileName } = added;
    refuseSecrets({ name, fileName, lines });
    return this.dataSource.transaction(async (manager) => {
      const reach = await this.scope.assertIn(manager, user, 'see-commissions');
      const agentId = user.userId;
      const known = await findStatementOfFile(manager, agentId, added.sha256);
      if (known !== undefined) return this.read(manager, reach, known);
      await this.refuseSupplier(manager, reach, added.supplierId);
      if ((await countStatements(manager, agentId)) >= MOST_STATEMENTS)
        throw makeInvalidField(
          'name',
          `You have ${String(MOST_STATEMENTS)} statements, the most there can be`,
        );
      const made = await statementTable.insert(manager, [{ ...added, agentId }]);
      if (made.length === 0) {
        const first = await findStatementOfFile(manager, agentId, added.sha256);
        return this.read(manager, reach, first ?? added.id);
      }
      await insertLines(manager, added.id, lines);
      const bookings = await this.readBookings(manager, reach);
      const parts = matchNewLines(added, lines, this.judge(bookings));
      await insertParts(manager, added.id, parts);
      return this.read(manager, reach, added.id, withParts(bookings, parts));
    });
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN, EDIT_CONFLICT; VALIDATION_FAILED while lines and bank do not agree. */
  async change(
    user: Principal,
    id: string,
    { version, bankCents, isClosed }: ChangeStatement,
  ): Promise<StatementDetail> {
    return this.write(user, id, version, async (_manager, statement) => {
      if (bankCents !== undefined && statement.closedAt !== null && isClosed !== false) throw closed();
      const bank = bankCents ?? statement.bankCents;
      const problem = isClosed === true ? findSumProblem(statement.linesCents, bank) : undefined;
      if (problem) throw makeInvalidField('isClosed', problem);
      return {
        bankCents: bank,
        ...(isClosed !== undefined && { closedAt: isClosed ? this.clock() : null }),
      };
    });
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN, EDIT_CONFLICT for one that is closed. */
  async remove(user: Principal, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const reach = await this.scope.assertIn(manager, user, 'see-commissions');
      if ((await this.find(manager, reach, id)).closedAt !== null) throw closed();
      await statementTable.remove(manager, { id });
    });
  }

  /** Idempotent by id. @throws DomainError NOT_FOUND, FORBIDDEN, EDIT_CONFLICT, VALIDATION_FAILED. */
  async addFee(
    user: Principal,
    id: string,
    { version, id: lineId, note, cents }: AddFee,
  ): Promise<StatementDetail> {
    refuseSecrets({ note });
    return this.write(user, id, version, async (manager, { closedAt }) => {
      if (closedAt !== null) throw closed();
      const fee = {
        id: lineId,
        number: '',
        guestName: '',
        supplierName: '',
        travelOn: null,
        cents,
        isFee: true,
        note,
      };
      await insertLines(manager, id, [fee]);
      return {};
    });
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN, EDIT_CONFLICT; VALIDATION_FAILED when parts do not add up to the line. */
  async matchLine(
    user: Principal,
    id: string,
    lineId: string,
    { version, parts }: MatchLine,
  ): Promise<StatementDetail> {
    return this.write(user, id, version, async (manager, statement, reach) => {
      const line = (await selectLines(manager, id)).find((each) => each.id === lineId);
      if (!line) throw makeNotFound();
      const today = getDateIn(this.clock());
      const bookings = await Promise.all(
        parts.map(async ({ tripId, bookingId }) => {
          const [found] = await selectCommissions(manager, reach, { today, only: { tripId, bookingId } });
          if (!found) throw makeNotFound();
          return found;
        }),
      );
      refuseParts(parts, line.cents);
      const matched = parts.map((part) => ({ ...part, lineId }));
      await deleteParts(manager, id, lineId);
      await insertParts(manager, id, withOwnCents(statement, matched, bookings));
      return {};
    });
  }

  /** The first of two people writes; the second is told. */
  private async write(
    user: Principal,
    id: string,
    version: number,
    act: (manager: EntityManager, statement: CommissionStatement, reach: Reach) => Promise<StatementChange>,
  ): Promise<StatementDetail> {
    return this.dataSource.transaction(async (manager) => {
      const reach = await this.scope.assertIn(manager, user, 'see-commissions');
      const isLocked = await lockStatement(manager, reach.agentIds, id, version);
      const statement = await this.find(manager, reach, id);
      if (!isLocked) throw makeEditConflict(CHANGED);
      const change = await act(manager, statement, reach);
      await statementTable.update(manager, { id }, version, change);
      return this.read(manager, reach, id);
    });
  }

  private async find(manager: EntityManager, { agentIds }: Reach, id: string): Promise<CommissionStatement> {
    const [statement] = await selectStatements(manager, agentIds, 1, id);
    if (!statement) throw makeNotFound();
    return statement;
  }

  /** @param known the bookings as they are now, where the caller has read them. */
  private async read(
    manager: EntityManager,
    reach: Reach,
    id: string,
    known?: readonly BookingToJudge[],
  ): Promise<StatementDetail> {
    const statement = await this.find(manager, reach, id);
    const bookings = this.judge(known ?? (await this.readBookings(manager, reach)));
    const lines = suggestFor(statement, await selectLines(manager, id), bookings);
    return { statement, lines, bookings: pickBookings(lines, bookings) };
  }

  private readBookings(manager: EntityManager, reach: Reach): Promise<BookingToJudge[]> {
    return readBookings(manager, reach, { today: getDateIn(this.clock()), most: MOST_CANDIDATES });
  }

  private judge(bookings: readonly BookingToJudge[]): Commission[] {
    const today = getDateIn(this.clock());
    return bookings.map((booking) => judgeBooking(booking, today));
  }

  private async refuseSupplier(manager: EntityManager, reach: Reach, id: string | null): Promise<void> {
    if (id === null || (await selectSuppliers(manager, reach, id)).length > 0) return;
    throw makeInvalidField('supplierId', 'Choose a supplier of your agency');
  }
}

interface StatementChange {
  bankCents?: number;
  closedAt?: Date | null;
}

const closed = (): DomainError => makeEditConflict(CLOSED);

const refuseSecrets = (values: object): void => {
  const secrets = findSecretsIn(values);
  if (secrets.length > 0) throw makeValidationFailed(secrets.slice(0, 20));
};

const refuseParts = (parts: MatchLine['parts'], cents: number): void => {
  const keys = new Set(parts.map(({ tripId, bookingId }) => `${tripId} ${bookingId}`));
  if (keys.size < parts.length) throw makeInvalidField('parts', 'Name each booking once');
  if (parts.length > 0 && parts.reduce((sum, part) => sum + part.cents, 0) !== cents)
    throw makeInvalidField('parts', 'The parts must add up to the line, to the cent');
};

import {
  MOST_COMMISSIONS,
  type Commission,
  type CommissionList,
  type MarkCommission,
} from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { findSecretsIn, isLateCommission } from '@landsea/rules/agents';
import {
  CLOCK,
  makeEditConflict,
  makeNotFound,
  makeValidationFailed,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AgencyScope, type Reach } from '../team/agency-scope.js';
import { commissionMarks, selectCommissions } from './commissions.queries.js';

const CHANGED = 'This commission was changed meanwhile. Please look at it again.';

@Injectable()
export class CommissionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError FORBIDDEN for an assistant. */
  async list(user: Principal, year: string): Promise<CommissionList> {
    const reach = await this.scope.assert(user, 'see-commissions');
    const found = await selectCommissions(this.dataSource.manager, reach, {
      today: getDateIn(this.clock()),
      year,
    });
    const commissions = found
      .slice(0, MOST_COMMISSIONS)
      .filter((each) => each.endsOn.startsWith(year) || isLateCommission(each));
    return { commissions, isCut: found.length > MOST_COMMISSIONS };
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED, EDIT_CONFLICT for an older version. */
  async mark(
    user: Principal,
    tripId: string,
    bookingId: string,
    { version, ...values }: MarkCommission,
  ): Promise<Commission> {
    const secrets = findSecretsIn(values);
    if (secrets.length > 0) throw makeValidationFailed(secrets);
    return this.dataSource.transaction(async (manager) => {
      const reach = await this.scope.assertIn(manager, user, 'see-commissions');
      const { clientId } = await this.find(manager, reach, tripId, bookingId);
      if (!(await commissionMarks.write(manager, { clientId, tripId, bookingId }, version, values)))
        throw makeEditConflict(CHANGED);
      return this.find(manager, reach, tripId, bookingId);
    });
  }

  private async find(
    manager: EntityManager,
    reach: Reach,
    tripId: string,
    bookingId: string,
  ): Promise<Commission> {
    const today = getDateIn(this.clock());
    const [found] = await selectCommissions(manager, reach, { today, only: { tripId, bookingId } });
    if (!found) throw makeNotFound();
    return found;
  }
}

import {
  MOST_SUPPLIERS,
  type BookingSupplier,
  type BookingSupplierList,
  type SaveBookingSupplier,
} from '@landsea/contracts/agents';
import { findSecretsIn } from '@landsea/rules/agents';
import {
  makeEditConflict,
  makeNotFound,
  makeInvalidField,
  makeValidationFailed,
  type Principal,
} from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AgencyScope } from '../team/agency-scope.js';
import { bookingSuppliers, countOwnSuppliers, selectSuppliers } from './booking-suppliers.queries.js';

const CHANGED = 'This supplier was changed meanwhile. Please look at it again.';

@Injectable()
export class BookingSuppliersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
  ) {}

  async list(user: Principal): Promise<BookingSupplierList> {
    const reach = await this.scope.getReach(user);
    return { suppliers: await selectSuppliers(this.dataSource.manager, reach) };
  }

  /** An addition is idempotent by id. @throws DomainError NOT_FOUND for one of a colleague or stranger, EDIT_CONFLICT, VALIDATION_FAILED. */
  async save(
    user: Principal,
    id: string,
    { version, ...values }: SaveBookingSupplier,
  ): Promise<BookingSupplier> {
    const secrets = findSecretsIn(values);
    if (secrets.length > 0) throw makeValidationFailed(secrets);
    return this.dataSource.transaction(async (manager) => {
      const reach = await this.scope.assertIn(manager, user, 'edit-clients');
      const [agentId = user.userId] = reach.agentIds;
      const [before] = await selectSuppliers(manager, reach, id);
      if (version === 0 && (await countOwnSuppliers(manager, agentId)) >= MOST_SUPPLIERS)
        throw makeInvalidField('name', `You have ${MOST_SUPPLIERS} suppliers, the most there can be`);
      if (version === 0) await bookingSuppliers.insert(manager, [{ id, agentId, ...values }]);
      else if (!before?.isOwn) throw makeNotFound();
      else if (!(await bookingSuppliers.update(manager, { id }, version, values)))
        throw makeEditConflict(CHANGED);
      const [supplier] = await selectSuppliers(manager, reach, id);
      if (!supplier?.isOwn) throw makeNotFound();
      return supplier;
    });
  }
}

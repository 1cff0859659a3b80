import { randomUUID } from 'node:crypto';
import type { PersonContact } from '@landsea/contracts/account';
import { hasRight } from '@landsea/rules/agents';
import type { Agency, AgencyRole, CreateAgency, OwnAgency, RenameAgency } from '@landsea/contracts/agents';
import {
  CLOCK,
  makeEditConflict,
  makeNotFound,
  makeVersionedTable,
  refuseDemo,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AddressVerification } from '../../trip/address-verification/address-verification.service.js';
import { AgencyMemberRow } from './agency-member.entity.js';
import { AgencyScope } from './agency-scope.js';
import { AgencyRow } from './agency.entity.js';
import {
  insertMember,
  lockAgency,
  lockClientsOf,
  selectMember,
  selectInvitations,
  selectMembers,
} from './agency.queries.js';
import { AgencyEvents } from './agency-events.js';
import { ReachEvents } from './reach-events.js';
import { TeamPeople } from './team-people.js';

const agencies = makeVersionedTable(AgencyRow);

export const readName = ({ firstName, lastName }: Pick<PersonContact, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

@Injectable()
export class AgencyService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly addresses: AddressVerification,
    private readonly people: TeamPeople,
    private readonly reach: ReachEvents,
    private readonly log: AgencyEvents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async getOwn(user: Principal): Promise<OwnAgency> {
    const { manager } = this.dataSource;
    const { agencyId, role } = await this.scope.getReach(user);
    if (agencyId === null) return { agency: null };
    const { id, name, version } = await manager.findOneByOrFail(AgencyRow, { id: agencyId });
    const [members, invitations] = await Promise.all([
      selectMembers(manager, id, user.userId),
      hasRight(role, 'manage-team') ? selectInvitations(manager, id, this.clock()) : [],
    ]);
    return { agency: { id, name, version, role, members, invitations } };
  }

  /**
   * @throws DomainError DEMO_RESTRICTED, EMAIL_NOT_VERIFIED, EDIT_CONFLICT for somebody who belongs to an
   * agency already.
   */
  async create(user: Principal, { name }: CreateAgency): Promise<Agency> {
    refuseDemo(user, 'Agencies are turned off in the demo.');
    await this.addresses.assertVerified(user, 'open an agency');
    const { email, ...person } = await this.people.getContact(user);
    await this.dataSource.transaction(async (manager) => {
      const agencyId = randomUUID();
      const joinedAt = this.clock();
      await manager.insert(AgencyRow, { id: agencyId, name });
      const { userId } = user;
      await insertMember(manager, {
        userId,
        agencyId,
        role: 'owner',
        name: readName(person),
        email,
        joinedAt,
      });
    });
    return this.getMine(user);
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN, EDIT_CONFLICT. */
  async rename(user: Principal, { name, version }: RenameAgency): Promise<Agency> {
    await this.dataSource.transaction(async (manager) => {
      const { id } = await lockAgency(manager, user);
      await this.scope.assertIn(manager, user, 'manage-team');
      if (!(await agencies.update(manager, { id }, version, { name })))
        throw makeEditConflict('The name was changed in another window. Please look at it again.');
    });
    return this.getMine(user);
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN. */
  async end(user: Principal): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { id } = await lockAgency(manager, user);
      await this.scope.assertIn(manager, user, 'manage-team');
      await this.reach.publishAtCommit(manager, id);
      await manager.delete(AgencyRow, { id });
    });
  }

  /**
   * @throws DomainError NOT_FOUND, FORBIDDEN; EDIT_CONFLICT for an owner without a successor, or an agent who
   * has clients.
   */
  async changeRole(user: Principal, memberId: string, role: AgencyRole): Promise<Agency> {
    await this.dataSource.transaction(async (manager) => {
      const { id: agencyId } = await lockAgency(manager, user);
      await this.scope.assertIn(manager, user, 'manage-team');
      const member = await selectMember(manager, agencyId, memberId);
      if (member.role === role) return;
      if (member.role === 'owner') throw makeEditConflict('Make somebody else the owner first.');
      await lockClientsOf(manager, [memberId]);
      if (role === 'assistant') await refuseClients(manager, member);
      if (role === 'owner') await manager.update(AgencyMemberRow, { userId: user.userId }, { role: 'agent' });
      await manager.update(AgencyMemberRow, { userId: memberId }, { role });
      const what = `${member.name}, ${member.role} → ${role}`;
      await this.log.add(manager, user, { agencyId, event: 'role', what, subjectId: memberId });
      await this.reach.publishAtCommit(manager, agencyId);
    });
    return this.getMine(user);
  }

  async getMine(user: Principal): Promise<Agency> {
    const { agency } = await this.getOwn(user);
    if (!agency) throw makeNotFound();
    return agency;
  }
}

/** Assistants have no clients of their own. */
const refuseClients = async (
  manager: EntityManager,
  { userId, name }: Pick<AgencyMemberRow, 'userId' | 'name'>,
): Promise<void> => {
  const [{ clients }] = await manager.query<[{ clients: number }]>(
    `SELECT count(*)::int AS clients FROM client WHERE agent_id = $1`,
    [userId],
  );
  if (clients > 0)
    throw makeEditConflict(
      `${name} has ${clients} ${clients === 1 ? 'client' : 'clients'}. Hand them over first: assistants have none of their own.`,
    );
};

import { PersonContact } from '@landsea/contracts/account';
import type { AgencyInvitationPreview, OwnAgency } from '@landsea/contracts/agents';
import type { InvitedAddress } from '@landsea/contracts/sharing';
import {
  CLOCK,
  DomainError,
  maskEmail,
  makeEditConflict,
  makeNotFound,
  Outbox,
  refuseDemo,
  hashSecret,
  ServiceClient,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AgencyMemberRow } from './agency-member.entity.js';
import { AgencyRow } from './agency.entity.js';
import { AgencyInvitationRow } from './agency-invitation.entity.js';
import { insertMember, lockClientsOf } from './agency.queries.js';
import { AgencyService, readName } from './agency.service.js';
import { countKept } from './hand-over.queries.js';
import { AgencyEvents } from './agency-events.js';
import { ReachEvents } from './reach-events.js';
import { TeamPeople } from './team-people.js';

const refusals = {
  used: { code: 'INVITATION_USED', message: 'This invitation has already been used.' },
  expired: { code: 'INVITATION_EXPIRED', message: 'This invitation has expired. Ask for a new one.' },
} as const;
const FOR_ANOTHER = {
  code: 'INVITATION_FOR_ANOTHER',
  message: 'This invitation is for another email address.',
} as const;
const NO_AGENT = {
  code: 'FORBIDDEN',
  message: 'This is a family’s account. Ask to be invited at the address of an agent account.',
} as const;
const HAS_CLIENTS =
  'You have clients of your own, and assistants have none. Ask to be invited as an agent instead.';

interface Held {
  row: AgencyInvitationRow;
  agency: AgencyRow;
}

@Injectable()
export class AgencyJoiningService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly agencies: AgencyService,
    private readonly people: TeamPeople,
    private readonly services: ServiceClient,
    private readonly outbox: Outbox,
    private readonly reach: ReachEvents,
    private readonly log: AgencyEvents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND, the same for a revoked link and one that never was. */
  async preview(token: string, viewer: Principal | undefined): Promise<AgencyInvitationPreview> {
    const held = await this.findHeld(token);
    const { row, agency } = held;
    const owner = await this.dataSource.manager.findOneBy(AgencyMemberRow, {
      agencyId: agency.id,
      role: 'owner',
    });
    return {
      state: this.stateOf(row),
      agencyName: agency.name,
      invitedBy: owner?.name ?? 'The owner',
      role: row.role,
      email: maskEmail(row.email),
      expiresAt: row.expiresAt.toISOString(),
      viewer: await this.describeViewer(held, viewer),
    };
  }

  /**
   * The link was emailed, so joining verifies the address.
   * @throws DomainError NOT_FOUND, INVITATION_USED, INVITATION_EXPIRED, INVITATION_FOR_ANOTHER, FORBIDDEN,
   * DEMO_RESTRICTED, EDIT_CONFLICT for a member of an agency, or an assistant who has clients.
   */
  async accept(token: string, user: Principal): Promise<OwnAgency> {
    refuseDemo(user, 'The demo cannot accept invitations. Sign in to your own account, or create one.');
    const { row } = await this.findHeld(token);
    const state = this.stateOf(row);
    if (state !== 'open') throw new DomainError(refusals[state]);
    const person = await this.people.getContact(user);
    if (person.email !== row.email) throw new DomainError(FOR_ANOTHER);
    if (user.userType !== 'agent') throw new DomainError(NO_AGENT);
    await this.dataSource.transaction(async (manager) => {
      if (!person.emailVerified) await this.confirmAddress(manager, user, person);
      await this.join(manager, row, person);
    });
    // The next request must find the address verified.
    if (!person.emailVerified) await this.services.deliverPending();
    return this.agencies.getOwn(user);
  }

  /** @throws DomainError NOT_FOUND for one that is unknown, used or expired. */
  async readAddress(token: string): Promise<InvitedAddress> {
    const { row } = await this.findHeld(token);
    if (this.stateOf(row) !== 'open') throw makeNotFound();
    return { email: row.email };
  }

  private async confirmAddress(
    manager: EntityManager,
    { userId, sessionId }: Principal,
    { email }: PersonContact,
  ): Promise<void> {
    const confirmedAt = this.clock().toISOString();
    await this.outbox.add(manager, 'trips.address-confirmed', { userId, email, sessionId, confirmedAt });
  }

  /** One of several concurrent calls finds the invitation open. */
  private async join(
    manager: EntityManager,
    { tokenHash, agencyId, role }: AgencyInvitationRow,
    { userId, email, ...person }: PersonContact,
  ): Promise<void> {
    await lockClientsOf(manager, [userId]);
    if (role === 'assistant' && (await countKept(manager, userId)).clients > 0)
      throw makeEditConflict(HAS_CLIENTS);
    const joinedAt = this.clock();
    const [, used] = await manager.query<[unknown[], number]>(
      `UPDATE agency_invitation SET used_by = $2 WHERE token_hash = $1 AND used_by IS NULL AND expires_at > $3`,
      [tokenHash, userId, joinedAt],
    );
    if (used === 0) throw new DomainError(refusals.used);
    await insertMember(manager, { userId, agencyId, role, name: readName(person), email, joinedAt });
    await manager.query(`UPDATE agency_event SET subject_id = $1 WHERE agency_id = $2 AND what = $3`, [
      userId,
      agencyId,
      email,
    ]);
    await this.log.add(
      manager,
      { userId, firstName: person.firstName },
      { agencyId, event: 'joined', subjectId: userId },
    );
    await this.reach.publishAtCommit(manager, agencyId);
  }

  private async findHeld(token: string): Promise<Held> {
    const { manager } = this.dataSource;
    const row = await manager.findOneBy(AgencyInvitationRow, { tokenHash: hashSecret(token) });
    const agency = row && (await manager.findOneBy(AgencyRow, { id: row.agencyId }));
    if (!agency) throw makeNotFound();
    return { row, agency };
  }

  private stateOf({ usedBy, expiresAt }: AgencyInvitationRow): AgencyInvitationPreview['state'] {
    if (usedBy) return 'used';
    return expiresAt > this.clock() ? 'open' : 'expired';
  }

  private async describeViewer(
    { row, agency }: Held,
    viewer: Principal | undefined,
  ): Promise<AgencyInvitationPreview['viewer']> {
    if (!viewer) return 'visitor';
    const { userId, userType } = viewer;
    if (await this.dataSource.manager.existsBy(AgencyMemberRow, { userId, agencyId: agency.id }))
      return 'member';
    const { email } = await this.people.getContact(viewer);
    if (email !== row.email) return 'other';
    return userType === 'agent' ? 'invited' : 'family';
  }
}

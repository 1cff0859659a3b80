import { randomUUID } from 'node:crypto';
import {
  AGENCY_INVITATION_PREFIX,
  MAX_AGENCY_MEMBERS,
  type Agency,
  type InviteMember,
} from '@landsea/contracts/agents';
import { DAY_MS } from '@landsea/contracts/core';
import { INVITATION_DAYS } from '@landsea/contracts/sharing';
import {
  CLOCK,
  KIT_ENV,
  Mailer,
  makeSecret,
  makeNotFound,
  refuseDemo,
  hashSecret,
  makeInvalidField,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import type { TripsEnv } from '../../env.js';
import { AddressVerification } from '../../trip/address-verification/address-verification.service.js';
import { AgencyMemberRow } from './agency-member.entity.js';
import { AgencyScope } from './agency-scope.js';
import type { AgencyRow } from './agency.entity.js';
import { makeAgencyInvitationEmail } from './agency-invitation-email.js';
import { AgencyEvents } from './agency-events.js';
import { AgencyInvitationRow } from './agency-invitation.entity.js';
import { lockAgency, selectMember } from './agency.queries.js';
import { AgencyService } from './agency.service.js';

@Injectable()
export class AgencyInvitationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly agencies: AgencyService,
    private readonly addresses: AddressVerification,
    private readonly mailer: Mailer,
    private readonly log: AgencyEvents,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND, FORBIDDEN, DEMO_RESTRICTED, EMAIL_NOT_VERIFIED, VALIDATION_FAILED. */
  async invite(user: Principal, { email, role }: InviteMember): Promise<Agency> {
    await this.assertInvites(user);
    return this.change(user, async (manager, agency) => {
      const { id: agencyId } = agency;
      if (await manager.existsBy(AgencyMemberRow, { agencyId, email }))
        throw makeInvalidField('email', 'This person already belongs to your agency');
      const known = await manager.findOneBy(AgencyInvitationRow, { agencyId, email });
      if (!known || known.usedBy) await refuseTooMany(manager, agencyId);
      const row = { id: known?.id ?? randomUUID(), agencyId, email, role };
      await this.send(manager, user, agency, row);
      await this.log.add(manager, user, { agencyId, event: 'invited', what: email });
    });
  }

  async resend(user: Principal, id: string): Promise<Agency> {
    await this.assertInvites(user);
    return this.change(user, async (manager, agency) => {
      const row = await openInvitation(manager, agency.id, id);
      await this.send(manager, user, agency, row);
    });
  }

  async revoke(user: Principal, id: string): Promise<void> {
    await this.change(user, async (manager, agency) => {
      const { email } = await openInvitation(manager, agency.id, id);
      await manager.delete(AgencyInvitationRow, { id });
      await this.log.add(manager, user, { agencyId: agency.id, event: 'revoked', what: email });
    });
  }

  private async change(
    user: Principal,
    write: (manager: EntityManager, agency: AgencyRow) => Promise<void>,
  ): Promise<Agency> {
    await this.dataSource.transaction(async (manager) => {
      const agency = await lockAgency(manager, user);
      await this.scope.assertIn(manager, user, 'manage-team');
      await write(manager, agency);
    });
    return this.agencies.getMine(user);
  }

  private async assertInvites(user: Principal): Promise<void> {
    refuseDemo(user, 'Invitations are turned off in the demo.');
    const { agencyId } = await this.scope.getReach(user);
    if (agencyId === null) throw makeNotFound();
    await this.scope.assert(user, 'manage-team');
    await this.addresses.assertVerified(user, 'invite somebody');
  }

  private async send(
    manager: EntityManager,
    user: Principal,
    { id: agencyId, name: agencyName }: AgencyRow,
    { id, email, role }: Pick<AgencyInvitationRow, 'id' | 'email' | 'role'>,
  ): Promise<void> {
    const now = this.clock();
    const token = `${AGENCY_INVITATION_PREFIX}${makeSecret()}`;
    await manager.save(AgencyInvitationRow, {
      id,
      agencyId,
      email,
      role,
      tokenHash: hashSecret(token),
      invitedAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
      usedBy: null,
    });
    const { name: invitedBy, email: replyTo } = await selectMember(manager, agencyId, user.userId);
    const url = new URL(`/invite/accept/${token}`, this.env.PUBLIC_ORIGIN).href;
    const mail = makeAgencyInvitationEmail({ invitedBy, agencyName, role, url });
    await this.mailer.add(manager, { to: email, replyTo, ...mail });
  }
}

/** @throws DomainError NOT_FOUND for one that was used, of another agency, or that never was. */
const openInvitation = async (
  manager: EntityManager,
  agencyId: string,
  id: string,
): Promise<AgencyInvitationRow> => {
  const row = await manager.findOneBy(AgencyInvitationRow, { id, agencyId, usedBy: IsNull() });
  if (!row) throw makeNotFound();
  return row;
};

const refuseTooMany = async (manager: EntityManager, agencyId: string): Promise<void> => {
  const members = await manager.countBy(AgencyMemberRow, { agencyId });
  const invited = await manager.countBy(AgencyInvitationRow, { agencyId, usedBy: IsNull() });
  if (members + invited >= MAX_AGENCY_MEMBERS)
    throw makeInvalidField('email', `An agency has ${MAX_AGENCY_MEMBERS} people at most`);
};

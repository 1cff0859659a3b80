import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@landsea/contracts/core';
import { PersonContact } from '@landsea/contracts/account';
import {
  INVITATION_DAYS,
  MAX_COLLABORATORS,
  TRIP_INVITATION_PREFIX,
  type Collaborator,
  type InviteCollaborator,
  type Sharing,
  type UpdateCollaborator,
} from '@landsea/contracts/sharing';
import {
  CLOCK,
  DomainError,
  KIT_ENV,
  Mailer,
  makeNotFound,
  refuseDemo,
  ServiceClient,
  makeInvalidField,
  type Clock,
  type Principal,
  makeSecret,
  hashSecret,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccessService } from '../access/access.service.js';
import { ActivityLog } from '../activity-log/activity-log.js';
import type { TripsEnv } from '../../env.js';
import { TripBrands } from '../brands/trip-brands.js';
import { TripEvents } from '../../events/trip-events.js';
import { requireOwner } from '../trips/owner-only.js';
import { lockContents } from '../trips/trips.queries.js';
import { ForwardingService } from '../forwarding/forwarding.service.js';
import { TripsService } from '../trips/trips.service.js';
import { AddressVerification } from '../address-verification/address-verification.service.js';
import { toCollaborator } from './collaborator-answer.js';
import { CollaboratorRow } from './collaborator.entity.js';
import { makeTripInvitationEmail } from './trip-invitation-email.js';

@Injectable()
export class CollaboratorsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trips: TripsService,
    private readonly access: AccessService,
    private readonly addresses: AddressVerification,
    private readonly services: ServiceClient,
    private readonly mailer: Mailer,
    private readonly events: TripEvents,
    private readonly log: ActivityLog,
    private readonly brands: TripBrands,
    private readonly forwarding: ForwardingService,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async getSharing(user: Principal, tripId: string): Promise<Sharing> {
    const { role, ownerId } = await this.trips.requireVisible(user, tripId);
    const rows = await this.dataSource.manager.find(CollaboratorRow, {
      where: { tripId },
      order: { joinedAt: 'ASC', invitedAt: 'ASC', id: 'ASC' },
    });
    const isOwner = role === 'owner';
    const now = this.clock();
    return {
      role,
      ownerName: isOwner ? user.firstName : await this.nameOf(ownerId),
      collaborators: rows.map((row) => toCollaborator(row, { userId: user.userId, isOwner }, now)),
    };
  }

  /**
   * @throws DomainError NOT_FOUND, FORBIDDEN, PAYWALL, DEMO_RESTRICTED, EMAIL_NOT_VERIFIED,
   * VALIDATION_FAILED.
   */
  async invite(user: Principal, tripId: string, invitation: InviteCollaborator): Promise<Collaborator> {
    await this.assertInvites(user, tripId);
    const quotesTrip = await this.addresses.isVerified(invitation.email);
    return this.dataSource.transaction(async (manager) => {
      await lockContents(manager, tripId);
      const rows = await manager.findBy(CollaboratorRow, { tripId });
      const known = rows.find(({ email }) => email === invitation.email);
      if (known?.userId) throw makeInvalidField('email', 'This person already shares the trip');
      if (!known && rows.length >= MAX_COLLABORATORS)
        throw makeInvalidField('email', `A trip is shared with ${MAX_COLLABORATORS} people at most`);
      const invited = { ...(known ?? { id: randomUUID(), tripId }), ...invitation };
      return this.send(manager, user, invited, quotesTrip);
    });
  }

  async resend(user: Principal, tripId: string, id: string): Promise<Collaborator> {
    await this.assertInvites(user, tripId);
    const invited = await this.dataSource.manager.findOneBy(CollaboratorRow, { id, tripId });
    const quotesTrip = invited !== null && (await this.addresses.isVerified(invited.email));
    return this.dataSource.transaction(async (manager) => {
      const row = await this.lock(manager, tripId, id);
      if (row.userId)
        throw new DomainError({
          code: 'INVITATION_USED',
          message: `${row.firstName ?? row.email} has already joined.`,
        });
      return this.send(manager, user, row, quotesTrip);
    });
  }

  async change(
    user: Principal,
    tripId: string,
    id: string,
    change: UpdateCollaborator,
  ): Promise<Collaborator> {
    await this.assertShares(user, tripId);
    return this.dataSource.transaction(async (manager) => {
      const row = await this.lock(manager, tripId, id);
      const { role = row.role, seesMoney = row.seesMoney } = change;
      const changed = { ...row, role, seesMoney };
      await manager.update(CollaboratorRow, { id }, { role, seesMoney });
      await this.publish(manager, user, 'changed', changed);
      if (knowsAddress(row) && !knowsAddress(changed)) await this.forwarding.renewIn(manager, user, tripId);
      return this.answer(user, changed);
    });
  }

  /** No payment is needed. */
  async remove(user: Principal, tripId: string, id: string): Promise<void> {
    const trip = await this.trips.requireVisible(user, tripId);
    await this.dataSource.transaction(async (manager) => {
      const row = await this.lock(manager, tripId, id);
      if (row.userId !== user.userId) requireOwner(trip);
      await manager.delete(CollaboratorRow, { id });
      await this.publish(manager, user, 'removed', row);
      if (knowsAddress(row)) await this.forwarding.renewIn(manager, user, tripId);
    });
  }

  /**
   * @throws DomainError NOT_FOUND, FORBIDDEN, PAYWALL, DEMO_RESTRICTED for all but an owner who can share the
   * trip.
   */
  async assertShares(user: Principal, tripId: string): Promise<void> {
    await this.access.assertOwns(user, tripId);
    refuseDemo(user, 'Invitations are turned off in the demo. Create a free account to plan together.');
    await this.access.assertCanEdit(user, tripId);
  }

  private async assertInvites(user: Principal, tripId: string): Promise<void> {
    await this.assertShares(user, tripId);
    await this.addresses.assertVerified(user, 'invite somebody');
  }

  private async lock(manager: EntityManager, tripId: string, id: string): Promise<CollaboratorRow> {
    const row = await manager.findOne(CollaboratorRow, {
      where: { id, tripId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!row) throw makeNotFound();
    return row;
  }

  /** @param quotesTrip false for an unverified address, which gets nothing that a person typed. */
  private async send(
    manager: EntityManager,
    user: Principal,
    invited: Pick<CollaboratorRow, 'id' | 'tripId' | 'email' | 'role' | 'seesMoney'> &
      Partial<CollaboratorRow>,
    quotesTrip: boolean,
  ): Promise<Collaborator> {
    const now = this.clock();
    const token = `${TRIP_INVITATION_PREFIX}${makeSecret()}`;
    const row: CollaboratorRow = {
      personId: null,
      staysHome: false,
      ...invited,
      userId: null,
      firstName: null,
      joinedAt: null,
      tokenHash: hashSecret(token),
      invitedAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
    };
    await manager.save(CollaboratorRow, row);
    const trip = await this.trips.getDetailIn(manager, user, row.tripId);
    const url = new URL(`/invite/accept/${token}`, this.env.PUBLIC_ORIGIN).href;
    const mail = makeTripInvitationEmail({
      tripName: quotesTrip ? trip.name : null,
      invitedBy: user.firstName,
      trip,
      role: row.role,
      url,
      brand: await this.brands.findForEmail(manager, row.tripId),
    });
    await this.mailer.add(manager, { to: row.email, ...mail });
    await this.publish(manager, user, 'added', row);
    return this.answer(user, row);
  }

  private async publish(
    manager: EntityManager,
    user: Principal,
    action: 'added' | 'changed' | 'removed',
    row: CollaboratorRow,
  ): Promise<void> {
    const { tripId, id, role, firstName, email } = row;
    const after = { role, seesMoney: row.seesMoney };
    const what = firstName ?? email;
    await this.log.add(manager, { user, tripId, kind: 'collaborator', subjectId: id, action, what, after });
    this.events.publishAtCommit(manager, tripId, { type: 'sharing.changed' });
  }

  private answer(user: Principal, row: CollaboratorRow): Collaborator {
    return toCollaborator(row, { userId: user.userId, isOwner: true }, this.clock());
  }

  /** The list is useful without the owner's name, so a failure gives null. */
  private async nameOf(userId: string): Promise<string | null> {
    const path = `/internal/people/${userId}`;
    const person = await this.services.get('identity', path, PersonContact).catch(() => undefined);
    return person?.firstName ?? null;
  }
}

/** Editors who see money read the address that confirmations are forwarded to. */
const knowsAddress = ({ userId, role, seesMoney }: CollaboratorRow): boolean =>
  userId !== null && role === 'editor' && seesMoney;

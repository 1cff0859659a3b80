import { PersonContact } from '@landsea/contracts/account';
import { type JoinedTrip, type InvitedAddress, type TripInvitationPreview } from '@landsea/contracts/sharing';
import {
  CLOCK,
  DomainError,
  maskEmail,
  makeNotFound,
  refuseDemo,
  Outbox,
  ServiceClient,
  type Clock,
  type Principal,
  hashSecret,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../activity-log/activity-log.js';
import { TripEvents } from '../../events/trip-events.js';
import { lockContents } from '../trips/trips.queries.js';
import { CollaboratorRow } from './collaborator.entity.js';

const refusals = {
  used: { code: 'INVITATION_USED', message: 'This invitation has already been used.' },
  expired: {
    code: 'INVITATION_EXPIRED',
    message: 'This invitation has expired. Ask for a new one.',
  },
} as const;
const SHARES_ALREADY = {
  code: 'INVITATION_USED',
  message: 'You already share this trip through another invitation.',
} as const;
const FOR_ANOTHER = {
  code: 'INVITATION_FOR_ANOTHER',
  message: 'This invitation is for another email address.',
} as const;

@Injectable()
export class TripInvitationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
    private readonly outbox: Outbox,
    private readonly events: TripEvents,
    private readonly log: ActivityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND, the same for a revoked link and one that never was. */
  async preview(token: string, viewer: Principal | undefined): Promise<TripInvitationPreview> {
    const { row, trip } = await this.findHeld(token);
    const owner = await this.findContact(trip.ownerId);
    return {
      state: this.stateOf(row),
      tripName: trip.name,
      invitedBy: owner?.firstName ?? 'The owner of the trip',
      role: row.role,
      email: maskEmail(row.email),
      expiresAt: row.expiresAt.toISOString(),
      viewer: await this.describeViewer(row, trip.ownerId, viewer),
    };
  }

  /**
   * @throws DomainError NOT_FOUND, INVITATION_USED, INVITATION_EXPIRED, INVITATION_FOR_ANOTHER,
   * DEMO_RESTRICTED.
   */
  async accept(token: string, user: Principal): Promise<JoinedTrip> {
    refuseDemo(user, 'The demo cannot accept invitations. Sign in to your own account, or create one.');
    const { row, trip } = await this.findHeld(token);
    const state = this.stateOf(row);
    if (state !== 'open') throw new DomainError(refusals[state]);
    const person = await this.findContact(user.userId);
    if (person?.email !== row.email || trip.ownerId === user.userId) throw new DomainError(FOR_ANOTHER);
    const joined = await this.dataSource.transaction(async (manager) => {
      const joinedAt = this.clock();
      // The link was emailed to this address, and the person is signed in to its account.
      if (!person.emailVerified) await this.confirmAddress(manager, user, person.email, joinedAt);
      return this.join(manager, token, row, user, joinedAt);
    });
    // The next request must find the address verified.
    if (!person.emailVerified) await this.services.deliverPending();
    return joined;
  }

  private async confirmAddress(
    manager: EntityManager,
    { userId, sessionId }: Principal,
    email: string,
    at: Date,
  ): Promise<void> {
    const confirmedAt = at.toISOString();
    await this.outbox.add(manager, 'trips.address-confirmed', { userId, email, sessionId, confirmedAt });
  }

  /** @throws DomainError NOT_FOUND for one that is unknown, used or expired. */
  async address(token: string): Promise<InvitedAddress> {
    const { row } = await this.findHeld(token);
    if (this.stateOf(row) !== 'open') throw makeNotFound();
    return { email: row.email };
  }

  /** One of several concurrent calls finds the invitation open. */
  private async join(
    manager: EntityManager,
    token: string,
    { tripId, role, id }: CollaboratorRow,
    user: Principal,
    joinedAt: Date,
  ): Promise<JoinedTrip> {
    await lockContents(manager, tripId);
    if (await manager.existsBy(CollaboratorRow, { tripId, userId: user.userId }))
      throw new DomainError(SHARES_ALREADY);
    const [, used] = await manager.query<[unknown[], number]>(
      `UPDATE collaborator SET user_id = $2, first_name = $3, joined_at = $4
        WHERE token_hash = $1 AND user_id IS NULL AND expires_at > $4`,
      [hashSecret(token), user.userId, user.firstName, joinedAt],
    );
    if (used === 0) throw new DomainError(refusals.used);
    const entry = { user, tripId, kind: 'collaborator', subjectId: id, action: 'added' } as const;
    await this.log.add(manager, { ...entry, what: user.firstName, after: { joined: true } });
    this.events.publishAtCommit(manager, tripId, { type: 'sharing.changed' });
    return { tripId, role };
  }

  private async findHeld(
    token: string,
  ): Promise<{ row: CollaboratorRow; trip: { ownerId: string; name: string } }> {
    const { manager } = this.dataSource;
    const row = await manager.findOneBy(CollaboratorRow, { tokenHash: hashSecret(token) });
    if (!row) throw makeNotFound();
    const trips = await manager.query<{ ownerId: string; name: string }[]>(
      `SELECT owner_id AS "ownerId", name FROM trip WHERE id = $1 AND purge_at IS NULL`,
      [row.tripId],
    );
    const [trip] = trips;
    if (!trip) throw makeNotFound();
    return { row, trip };
  }

  private stateOf({ userId, expiresAt }: CollaboratorRow): TripInvitationPreview['state'] {
    if (userId) return 'used';
    return expiresAt > this.clock() ? 'open' : 'expired';
  }

  private async describeViewer(
    { email, userId }: CollaboratorRow,
    ownerId: string,
    viewer: Principal | undefined,
  ): Promise<TripInvitationPreview['viewer']> {
    if (!viewer) return 'visitor';
    if (viewer.userId === ownerId) return 'owner';
    if (viewer.userId === userId) return 'invited';
    return (await this.findContact(viewer.userId))?.email === email ? 'invited' : 'other';
  }

  private findContact(userId: string): Promise<PersonContact | undefined> {
    return this.services.get('identity', `/internal/people/${userId}`, PersonContact);
  }
}

import {
  demoForwardingMessage,
  type ForwardedEmailText,
  type ForwardingAddress,
  type TripForwarding,
} from '@landsea/contracts/forwarding';
import {
  CLOCK,
  DomainError,
  KIT_ENV,
  makeNotFound,
  refuseDemo,
  hashSecret,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { TripsEnv } from '../../env.js';
import { TripEvents } from '../../events/trip-events.js';
import { AccessService } from '../access/access.service.js';
import { ActivityLog } from '../activity-log/activity-log.js';
import { AddressVerification } from '../address-verification/address-verification.service.js';
import { lockContents } from '../trips/trips.queries.js';
import { markDone, markWaiting, selectEmail, selectWaiting } from './forwarded-emails.queries.js';
import { ForwardingAddressRow } from './forwarding-address.entity.js';
import { makeForwardingAddress, makeAddressSeed } from './forwarding-token.js';

const logged = { kind: 'forwarding-address', what: 'forwarded confirmations' } as const;

/** An email never changes the trip by itself. */
@Injectable()
export class ForwardingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly addresses: AddressVerification,
    private readonly events: TripEvents,
    private readonly log: ActivityLog,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND, FORBIDDEN, PAYWALL. */
  async getForwarding(user: Principal, tripId: string): Promise<TripForwarding> {
    await this.assertMayEdit(user, tripId);
    const { manager } = this.dataSource;
    const row = await manager.findOneBy(ForwardingAddressRow, { tripId });
    return { address: row && this.addressOf(row), emails: await selectWaiting(manager, tripId) };
  }

  /**
   * The former address stops working.
   * @throws DomainError as {@link of}, DEMO_RESTRICTED, EMAIL_NOT_VERIFIED.
   */
  async renew(user: Principal, tripId: string): Promise<ForwardingAddress> {
    await this.assertMayEdit(user, tripId);
    refuseDemo(user, demoForwardingMessage);
    await this.addresses.assertVerified(user, 'forward emails to your trip');
    return this.dataSource.transaction(async (manager) => {
      await lockContents(manager, tripId);
      const isNew = !(await manager.existsBy(ForwardingAddressRow, { tripId }));
      return { address: await this.write(manager, user, tripId, isNew ? 'added' : 'changed') };
    });
  }

  /** For a person who knows the address and may not edit the trip any more. */
  async renewIn(manager: EntityManager, user: Principal, tripId: string): Promise<void> {
    if (!this.env.TRIP_MAIL_SECRET || !(await manager.existsBy(ForwardingAddressRow, { tripId }))) return;
    await this.write(manager, user, tripId, 'changed');
  }

  async turnOff(user: Principal, tripId: string): Promise<void> {
    this.assertConfigured();
    const { role, seesDocuments, message } = await this.access.getAccess(user, tripId);
    if (!seesDocuments) throw makeNotFound();
    if (role === 'viewer') throw new DomainError({ code: 'FORBIDDEN', message });
    await this.dataSource.transaction(async (manager) => {
      await lockContents(manager, tripId);
      const { affected } = await manager.delete(ForwardingAddressRow, { tripId });
      if (!affected) return;
      await this.log.add(manager, { user, tripId, subjectId: tripId, ...logged, action: 'removed' });
      this.events.publishAtCommit(manager, tripId, { type: 'forwarding.changed' });
    });
  }

  async getEmail(user: Principal, tripId: string, id: string): Promise<ForwardedEmailText> {
    await this.assertMayEdit(user, tripId);
    const email = await selectEmail(this.dataSource.manager, tripId, id);
    if (!email) throw makeNotFound();
    return email;
  }

  async dismiss(user: Principal, tripId: string, id: string): Promise<void> {
    await this.assertMayEdit(user, tripId);
    await this.dataSource.transaction(async (manager) => {
      if (!(await markDone(manager, tripId, id, this.clock()))) throw makeNotFound();
      this.events.publishAtCommit(manager, tripId, { type: 'forwarding.changed' });
    });
  }

  /** @throws DomainError NOT_FOUND, also for one that was dismissed too long ago. */
  async restore(user: Principal, tripId: string, id: string): Promise<void> {
    await this.assertMayEdit(user, tripId);
    await this.dataSource.transaction(async (manager) => {
      if (!(await markWaiting(manager, tripId, id))) throw makeNotFound();
      this.events.publishAtCommit(manager, tripId, { type: 'forwarding.changed' });
    });
  }

  /** A confirmation has prices, so the trip's documents must be visible to the editor. */
  private async assertMayEdit(user: Principal, tripId: string): Promise<void> {
    this.assertConfigured();
    await this.access.assertSeesDocuments(user, tripId);
    await this.access.assertCanEdit(user, tripId);
  }

  private async write(
    manager: EntityManager,
    user: Principal,
    tripId: string,
    action: 'added' | 'changed',
  ): Promise<string> {
    const seed = makeAddressSeed();
    const address = this.makeAddress(seed);
    const row = { tripId, seed, addressHash: hashSecret(address), createdAt: this.clock() };
    await manager.upsert(ForwardingAddressRow, row, ['tripId']);
    await this.log.add(manager, { user, tripId, subjectId: tripId, ...logged, action });
    this.events.publishAtCommit(manager, tripId, { type: 'forwarding.changed' });
    return address;
  }

  private assertConfigured(): void {
    if (!this.env.TRIP_MAIL_SECRET) throw makeNotFound('forwarding is not configured');
  }

  private makeAddress(seed: string): string {
    return makeForwardingAddress(seed, this.env.TRIP_MAIL_SECRET, this.env.TRIP_MAIL_DOMAIN);
  }

  /** Null for an address of an earlier secret or domain. */
  private addressOf({ seed, addressHash }: ForwardingAddressRow): string | null {
    const address = this.makeAddress(seed);
    return hashSecret(address) === addressHash ? address : null;
  }
}

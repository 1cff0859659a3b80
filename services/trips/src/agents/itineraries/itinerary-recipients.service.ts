import { randomUUID } from 'node:crypto';
import {
  MOST_ITINERARY_RECIPIENTS,
  type AddItineraryRecipient,
  type ItineraryRecipient,
} from '@landsea/contracts/agents';
import { listItineraryChanges } from '@landsea/rules/agents';
import {
  makeEditConflict,
  CLOCK,
  hashSecret,
  KIT_ENV,
  Mailer,
  makeSecret,
  makeValidationFailed,
  refuseDemo,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import type { TripsEnv } from '../../env.js';
import { AddressVerification } from '../../trip/address-verification/address-verification.service.js';
import { isEmailUnconfirmed, refuseUnconfirmed } from '../clients/unconfirmed-email.js';
import { IntakeSenders, type IntakeSender } from '../intake-forms/intake-senders.js';
import { AgentItineraryRow } from './agent-itinerary.entity.js';
import { makeItineraryEmail } from './itinerary-emails.js';
import { ItineraryLinkRow } from './itinerary-link.entity.js';
import { ItineraryRecipientRow } from './itinerary-recipient.entity.js';
import { ItineraryVersionRow } from './itinerary-version.entity.js';
import { selectMadeClientTrip, type MadeClientTrip } from './itineraries.queries.js';

/** Older links of one recipient end. */
const MOST_LINKS = 20;

export const toItineraryRecipient = (row: ItineraryRecipientRow): ItineraryRecipient => ({
  id: row.id,
  name: row.name,
  email: row.email,
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  toldNumber: row.toldNumber,
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
});

type Told = Pick<AgentItineraryRow, 'id' | 'publishedNumber'>;

@Injectable()
export class ItineraryRecipients {
  constructor(
    private readonly addresses: AddressVerification,
    private readonly senders: IntakeSenders,
    private readonly mailer: Mailer,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Asks identity, so it is called outside of transactions. @throws DomainError DEMO_RESTRICTED, EMAIL_NOT_VERIFIED. */
  async prepare(user: Principal, { agentId }: MadeClientTrip): Promise<IntakeSender> {
    refuseDemo(user, 'Itineraries can’t be sent from the demo. Create a free account to send your own.');
    await this.addresses.assertVerified(user, 'send an itinerary');
    return this.senders.find(agentId);
  }

  /** Without recipients the client is the first. */
  async addFirst(manager: EntityManager, trip: MadeClientTrip, itineraryId: string): Promise<void> {
    const { email, firstName, lastName, isSample } = trip;
    if (!email || isSample || (await manager.countBy(ItineraryRecipientRow, { itineraryId })) > 0) return;
    await this.add(manager, trip, itineraryId, { name: `${firstName} ${lastName}`, email });
  }

  /**
   * Somebody who was withdrawn is back with a new link.
   * @throws DomainError VALIDATION_FAILED for one too many, EDIT_CONFLICT for an address that nobody confirmed.
   */
  async add(
    manager: EntityManager,
    { clientId, firstName, email: clientEmail }: MadeClientTrip,
    itineraryId: string,
    { name, email }: AddItineraryRecipient,
  ): Promise<void> {
    if (email === clientEmail) await refuseUnconfirmed(manager, { id: clientId, firstName });
    const known = await manager.findOneBy(ItineraryRecipientRow, { itineraryId, email });
    if (known) {
      await manager.update(
        ItineraryRecipientRow,
        { id: known.id },
        { name, ...(known.withdrawnAt && { withdrawnAt: null, toldNumber: null }) },
      );
      return;
    }
    const count = await manager.countBy(ItineraryRecipientRow, { itineraryId });
    if (count >= MOST_ITINERARY_RECIPIENTS)
      throw makeValidationFailed([
        { path: 'email', message: `An itinerary has at most ${MOST_ITINERARY_RECIPIENTS} readers` },
      ]);
    await manager.insert(ItineraryRecipientRow, {
      id: randomUUID(),
      itineraryId,
      name,
      email,
      createdAt: this.clock(),
    });
  }

  /** The numbers close with the page; the link says that it was turned off. */
  async withdraw(manager: EntityManager, itineraryId: string, id: string): Promise<boolean> {
    const { affected } = await manager.update(
      ItineraryRecipientRow,
      { id, itineraryId },
      { withdrawnAt: this.clock(), codeHash: null },
    );
    await manager.delete(ItineraryLinkRow, { recipientId: id, opensNumbers: true });
    return (affected ?? 0) > 0;
  }

  /**
   * Emails each reader what changed since their last email, or the first link. Somebody who knows it all gets none.
   * @throws DomainError EDIT_CONFLICT before anything is published and without readers.
   */
  async tell(
    manager: EntityManager,
    trip: MadeClientTrip,
    itinerary: Told,
    sender: IntakeSender,
  ): Promise<void> {
    const { id: itineraryId, publishedNumber } = itinerary;
    if (publishedNumber === null) throw makeEditConflict('Publish the itinerary first.');
    const readers = await manager.findBy(ItineraryRecipientRow, { itineraryId, withdrawnAt: IsNull() });
    if (readers.length === 0)
      throw makeEditConflict(`Add somebody to tell first: ${trip.firstName} has no email address here.`);
    if (readers.some(({ email }) => email === trip.email))
      await refuseUnconfirmed(manager, { id: trip.clientId, firstName: trip.firstName });
    const views = await this.readViews(manager, itineraryId);
    const now = views.get(publishedNumber);
    if (!now) return;
    for (const reader of readers) {
      const before = reader.toldNumber === null ? undefined : views.get(reader.toldNumber);
      const changes = before && listItineraryChanges(before, now);
      if (changes?.length === 0) continue;
      const url = await this.addLink(manager, reader.id);
      const email = makeItineraryEmail(sender, { title: now.title, dates: now.dates, changes }, url);
      await this.mailer.add(manager, { to: reader.email, ...email });
      await manager.update(ItineraryRecipientRow, { id: reader.id }, { toldNumber: publishedNumber });
    }
  }

  /**
   * For an email that names the itinerary beside other things: its reader knows the published version then.
   * @returns their link; undefined for somebody who is no reader, or knows that version.
   */
  async open(
    manager: EntityManager,
    { agentId, tripId, itineraryId }: Record<'agentId' | 'tripId' | 'itineraryId', string>,
    addresses: readonly string[],
  ): Promise<string | undefined> {
    const trip = await selectMadeClientTrip(manager, [agentId], tripId);
    if (trip && !(await isEmailUnconfirmed(manager, trip.clientId)))
      await this.addFirst(manager, trip, itineraryId);
    const itinerary = await manager.findOneBy(AgentItineraryRow, { id: itineraryId });
    const readers = await manager.findBy(ItineraryRecipientRow, { itineraryId, withdrawnAt: IsNull() });
    const reader = readers.find(({ email }) => addresses.includes(email.toLowerCase()));
    const number = itinerary?.publishedNumber ?? 0;
    if (!reader || (reader.toldNumber ?? 0) >= number) return undefined;
    await manager.update(ItineraryRecipientRow, { id: reader.id }, { toldNumber: number });
    return this.addLink(manager, reader.id);
  }

  private async readViews(
    manager: EntityManager,
    itineraryId: string,
  ): Promise<Map<number, ItineraryVersionRow['view']>> {
    const versions = await manager.findBy(ItineraryVersionRow, { itineraryId });
    return new Map(versions.map(({ number, view }) => [number, view]));
  }

  private async addLink(manager: EntityManager, recipientId: string): Promise<string> {
    const token = makeSecret();
    await manager.insert(ItineraryLinkRow, {
      tokenHash: hashSecret(token),
      recipientId,
      createdAt: this.clock(),
    });
    await manager.query(
      `DELETE FROM itinerary_link WHERE token_hash IN (
         SELECT token_hash FROM itinerary_link WHERE recipient_id = $1 AND NOT opens_numbers
          ORDER BY created_at DESC, token_hash OFFSET ${MOST_LINKS})`,
      [recipientId],
    );
    return new URL(`/i/${token}`, this.env.PUBLIC_ORIGIN).href;
  }
}

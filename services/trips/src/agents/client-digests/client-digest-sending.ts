import { getDateIn } from '@landsea/contracts/core';
import { CLOCK, KIT_ENV, Mailer, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TripsEnv } from '../../env.js';
import { toInvitation } from '../clients/client-answer.js';
import { ItineraryRecipients } from '../itineraries/itinerary-recipients.service.js';
import type { DigestDraft } from './client-digest-drafts.js';
import { makeClientDigestEmail } from './client-digest-email.js';
import { insertToldLines, openReader, takeDigest, type DigestSetting } from './client-digests.queries.js';
import type { HouseholdReader } from './digest-readers.js';
import type { LineReaders, RecordedLine } from './recorded-things.js';

const ITINERARY = 'itinerary:';

const mayRead = ({ isLead, userId }: HouseholdReader, readBy: LineReaders): boolean =>
  readBy === 'household' || (readBy === 'client' ? isLead : userId !== null);

@Injectable()
export class ClientDigestSending {
  constructor(
    private readonly mailer: Mailer,
    private readonly itineraries: ItineraryRecipients,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The mark, the emails and what they say are one transaction.
   * @returns false when another one was first.
   */
  async sendIn(
    manager: EntityManager,
    setting: DigestSetting,
    draft: DigestDraft,
    nextAt: Date,
  ): Promise<boolean> {
    const at = this.clock();
    const sent = { on: getDateIn(at, setting.timeZone), at };
    if (!(await takeDigest(manager, setting, sent, nextAt))) return false;
    const told = new Set<RecordedLine>();
    for (const reader of draft.readers)
      if (!reader.stoppedAt)
        for (const line of await this.write(manager, setting, draft, reader)) told.add(line);
    if (told.size > 0) await insertToldLines(manager, setting.clientId, [...told], at);
    return true;
  }

  /** @returns what the email says; nothing when there is none for this reader. */
  private async write(
    manager: EntityManager,
    { clientId, agentId }: DigestSetting,
    { client, lines, sender }: DigestDraft,
    reader: HouseholdReader,
  ): Promise<RecordedLine[]> {
    const { isLead } = reader;
    const addresses = [reader.address, ...(isLead ? [client.email ?? ''] : [])].map((each) =>
      each.toLowerCase(),
    );
    const links = new Map<string, string>();
    for (const { subject, tripId } of lines.filter((line) => line.subject.startsWith(ITINERARY))) {
      const named = { agentId, tripId: tripId ?? '', itineraryId: subject.slice(ITINERARY.length) };
      const url = await this.itineraries.open(manager, named, addresses);
      if (url) links.set(subject, url);
    }
    const own = lines.filter(
      ({ subject, readBy }) =>
        (!subject.startsWith(ITINERARY) || links.has(subject)) && mayRead(reader, readBy),
    );
    if (own.length === 0) return [];
    const token = await openReader(manager, clientId, reader);
    const [itineraryUrl] = links.values();
    const to = {
      firstName: reader.firstName,
      address: reader.address,
      hasAccount: reader.userId !== null,
      isInvited: isLead && toInvitation(client, this.clock()).state === 'invited',
      itineraryUrl,
      token,
    };
    await this.mailer.add(manager, makeClientDigestEmail(sender, own, to, this.env.PUBLIC_ORIGIN));
    return own;
  }
}

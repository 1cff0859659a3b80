import { getDateIn } from '@landsea/contracts/core';
import { CLOCK, KIT_ENV, Mailer, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TripsEnv } from '../../env.js';
import { toInvitation } from '../clients/client-answer.js';
import { ItineraryRecipients } from '../itineraries/itinerary-recipients.service.js';
import type { DigestDraft } from './client-digest-drafts.js';
import { makeClientDigestEmail } from './client-digest-email.js';
import { insertToldLines, markSent, takeDigest, type DigestSetting } from './client-digests.queries.js';
import { isReached, type HouseholdReader } from './digest-readers.js';
import { openReader } from './digest-readers.queries.js';
import { mayRead, type RecordedLine } from './recorded-things.js';

const ITINERARY = 'itinerary:';

@Injectable()
export class ClientDigestSending {
  constructor(
    private readonly mailer: Mailer,
    private readonly itineraries: ItineraryRecipients,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The mark, the emails and what they say are one transaction. Where nobody got one, only the next moment moves.
   * @returns `late` when another one was first, or the agent has changed it meanwhile, `nothing` when there was nothing to say to anybody.
   */
  async sendIn(
    manager: EntityManager,
    setting: DigestSetting,
    draft: DigestDraft,
    nextAt: Date,
  ): Promise<'sent' | 'late' | 'nothing'> {
    if (!(await takeDigest(manager, setting, nextAt))) return 'late';
    const told = new Set<RecordedLine>();
    for (const reader of draft.readers)
      if (isReached(reader))
        for (const line of await this.write(manager, setting, draft, reader)) told.add(line);
    if (told.size === 0) return 'nothing';
    const at = this.clock();
    await insertToldLines(manager, setting.clientId, [...told], at);
    await markSent(manager, setting.clientId, { on: getDateIn(at, setting.timeZone), at });
    return 'sent';
  }

  /** @returns what the email says; nothing when there is none for this reader. */
  private async write(
    manager: EntityManager,
    { clientId, agentId }: DigestSetting,
    { client, lines: all, sender }: DigestDraft,
    reader: HouseholdReader,
  ): Promise<RecordedLine[]> {
    const { isLead } = reader;
    const lines = all.filter((line) => mayRead(reader, line));
    if (lines.length === 0) return [];
    // An itinerary counts as known once its link is open, so somebody who stopped must not get that far.
    const token = await openReader(manager, clientId, reader);
    if (token === undefined) return [];
    const addresses = [reader.address, ...(isLead ? [client.email ?? ''] : [])].map((each) =>
      each.toLowerCase(),
    );
    const links = new Map<string, string>();
    for (const { subject, tripId } of lines.filter((line) => line.subject.startsWith(ITINERARY))) {
      const named = { agentId, tripId: tripId ?? '', itineraryId: subject.slice(ITINERARY.length) };
      const url = await this.itineraries.open(manager, named, addresses);
      if (url) links.set(subject, url);
    }
    const own = lines.filter(({ subject }) => !subject.startsWith(ITINERARY) || links.has(subject));
    if (own.length === 0) return [];
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

import { PersonContact } from '@landsea/contracts/account';
import { getDateIn } from '@landsea/contracts/core';
import { findSendProblem } from '@landsea/rules/agents';
import { CLOCK, DomainError, ServiceClient, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PlansService } from '../../grants/plans/plans.service.js';
import { OwnClients } from '../clients/own-clients.js';
import { explainUnreachable } from '../conversations/email-permission.js';
import { selectClient } from '../conversations/correspondents.queries.js';
import { IntakeSenders, type IntakeSender } from '../intake-forms/intake-senders.js';
import type { DigestSetting } from './client-digests.queries.js';
import { DigestReaders, isReached, type HouseholdClient, type HouseholdReader } from './digest-readers.js';
import { mayRead, RecordedThings, type RecordedLine } from './recorded-things.js';
import { selectDigestTrips, type DigestTrip } from './recorded.queries.js';

const UNVERIFIED = 'Confirm your own email address first, so that clients can answer you.';
const UNTICKED = 'Nobody is ticked for this email, so it isn’t sent. Tick somebody who should get it.';
const ARCHIVED = 'This client is in your archive, so nothing is sent by itself.';

interface FoundDraft {
  client: HouseholdClient;
  lines: RecordedLine[];
  /** A sentence for each trip whose lines wait. */
  held: string[];
  /** Names of those on a trip about which something may be sent, in lowercase. */
  travelers: string[];
}

export interface DigestDraft extends FoundDraft {
  readers: HouseholdReader[];
  sender: IntakeSender;
  /** A sentence, when nothing is sent. */
  problem: string | undefined;
}

/** The next email to a household, as it would leave now. */
@Injectable()
export class ClientDigestDrafts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
    private readonly clients: OwnClients,
    private readonly plans: PlansService,
    private readonly senders: IntakeSenders,
    private readonly readers: DigestReaders,
    private readonly things: RecordedThings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError SERVICE_UNAVAILABLE while identity cannot be reached. */
  async make(setting: DigestSetting): Promise<DigestDraft> {
    return this.complete(setting, await this.find(setting));
  }

  /** @returns undefined when there is nothing to tell, or nobody to read it. @throws as {@link make}. */
  async makeToSend(setting: DigestSetting): Promise<DigestDraft | undefined> {
    const found = await this.find(setting);
    const isIn = ({ isLeftOut }: RecordedLine) => !isLeftOut;
    if (!found.lines.some(isIn)) return undefined;
    const draft = await this.complete(setting, found);
    const lines = draft.lines.filter(isIn);
    return lines.length > 0 || draft.problem ? { ...draft, lines } : undefined;
  }

  private async find(setting: DigestSetting): Promise<FoundDraft> {
    const { manager } = this.dataSource;
    const { clientId, agentId } = setting;
    const now = this.clock();
    const today = getDateIn(now);
    const { row: client } = await this.clients.get({ userId: agentId }, clientId);
    const trips = await selectDigestTrips(manager, { agentId, clientId, today });
    const whyHeld = (trip: DigestTrip) => explainHeld(trip, client.firstName, today);
    const open = trips.filter((trip) => !whyHeld(trip));
    const lines = await this.things.listLines(setting, client, open, now);
    const paused = trips.filter((trip) => trip.isPaused && !whyHeld({ ...trip, isPaused: false }));
    return {
      client,
      lines,
      held: paused.flatMap((trip) => whyHeld(trip) ?? []),
      travelers: [...open, ...paused].flatMap(({ party }) => party),
    };
  }

  private async complete(setting: DigestSetting, found: FoundDraft): Promise<DigestDraft> {
    const known = await this.readers.list(this.dataSource.manager, found.client, this.clock());
    const readers = known.filter(
      ({ isLead, called }) => isLead || called.some((name) => found.travelers.includes(name)),
    );
    const sender = await this.findSender(setting.agentId);
    const open = readers.filter(isReached);
    // While there is nobody to write to, the agent sees what waits.
    const lines = found.lines.filter(
      (line) => open.length === 0 || open.some((reader) => mayRead(reader, line)),
    );
    return {
      ...found,
      lines,
      readers,
      sender,
      problem: await this.findProblem(setting, found.client, readers, sender),
    };
  }

  private async findSender(agentId: string): Promise<IntakeSender> {
    const person = await this.services.get('identity', `/internal/people/${agentId}`, PersonContact);
    const sender = await this.senders.find(agentId);
    // The sender is nobody's, too, while identity cannot be reached.
    if (person?.emailVerified && sender.email === null)
      throw new DomainError({ code: 'SERVICE_UNAVAILABLE', message: 'Please try again in a minute.' });
    return sender;
  }

  private async findProblem(
    { agentId, clientId }: DigestSetting,
    { firstName, archivedAt }: HouseholdClient,
    readers: readonly HouseholdReader[],
    { email }: IntakeSender,
  ): Promise<string | undefined> {
    const { manager } = this.dataSource;
    const known = await selectClient(manager, { userId: agentId, agentIds: [agentId] }, clientId);
    const unreachable = known && explainUnreachable(known);
    const nobody =
      unreachable ?? `${firstName} hasn’t confirmed an email address yet, so there’s nobody to write to.`;
    const isLeft = known !== undefined && known.userId === null && known.hasLeft;
    const problem = findSendProblem({
      firstName,
      unreachable: readers.length === 0 || isLeft ? nobody : undefined,
      isPaused: false,
      isTripDropped: false,
      isTripOver: false,
      isPlanOver: (await this.plans.getEnd(manager, agentId, 'agent')) !== null,
      missing: [],
    });
    if (problem) return problem;
    if (email === null) return UNVERIFIED;
    if (archivedAt) return ARCHIVED;
    if (readers.some(isReached)) return undefined;
    return readers.every(({ stoppedAt }) => stoppedAt)
      ? `Everyone this email went to stopped it, so it stays off. You can still write to ${firstName} yourself.`
      : UNTICKED;
  }
}

const explainHeld = (
  { name, endDate, isPaused, isDropped }: DigestTrip,
  firstName: string,
  today: string,
): string | undefined => {
  const problem = findSendProblem({
    firstName,
    unreachable: undefined,
    isPaused,
    isTripDropped: isDropped,
    isTripOver: endDate < today,
    isPlanOver: false,
    missing: [],
  });
  return problem && `${name}: ${problem}`;
};

import type {
  ChooseClientDigest,
  ClientDigest,
  LeaveOutLine,
  LeaveOutReader,
} from '@landsea/contracts/agents';
import {
  makeEditConflict,
  CLOCK,
  DomainError,
  makeNotFound,
  makeInvalidField,
  refuseDemo,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OwnClients } from '../clients/own-clients.js';
import { ClientDigestDrafts } from './client-digest-drafts.js';
import { ClientDigestSending } from './client-digest-sending.js';
import {
  getNextClientMorning,
  leaveOutLine,
  saveClientDigest,
  selectDigestSetting,
  type DigestSetting,
} from './client-digests.queries.js';
import { isReached, type HouseholdClient, type HouseholdReader } from './digest-readers.js';
import { leaveOutReader } from './digest-readers.queries.js';
import { getDayStart, mayRead } from './recorded-things.js';

/** The address of an account is the person's own: the agent sees only what the agent wrote. */
const nameAddress = ({ userId, address }: HouseholdReader, { email }: HouseholdClient): string =>
  userId === null || address.toLowerCase() === email?.toLowerCase() ? address : 'their account’s address';

/** The client is one reader, whatever the address. */
const getReaderKey = ({ isLead, email }: HouseholdReader): string => (isLead ? 'client' : (email ?? ''));

const DEMO = 'Emails are turned off in the demo. Create a free account to write to your clients.';

const makeNothingNew = (): DomainError => makeInvalidField('lines', 'There’s nothing new to tell right now');

@Injectable()
export class ClientDigestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clients: OwnClients,
    private readonly drafts: ClientDigestDrafts,
    private readonly sending: ClientDigestSending,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND. */
  async get(user: Principal, clientId: string): Promise<ClientDigest> {
    return this.answer(user, await this.find(user, clientId));
  }

  /** The first email begins with yesterday. @throws DomainError NOT_FOUND, FORBIDDEN. */
  async choose(user: Principal, clientId: string, { isOn }: ChooseClientDigest): Promise<ClientDigest> {
    const setting = await this.find(user, clientId);
    const now = this.clock();
    await this.dataSource.transaction(async (manager) => {
      await this.clients.lock(manager, user, clientId, 'edit-clients');
      const since = isOn ? getDayStart(now, setting.timeZone, 1) : null;
      await saveClientDigest(manager, setting, { isOn, since }, now);
    });
    return this.get(user, clientId);
  }

  /** Idempotent. @throws DomainError NOT_FOUND, also for a line that is not in the next email; FORBIDDEN. */
  async leaveOut(
    user: Principal,
    clientId: string,
    { subject, isLeftOut }: LeaveOutLine,
  ): Promise<ClientDigest> {
    const setting = await this.find(user, clientId);
    const { lines } = await this.drafts.make(setting);
    const line = lines.find((each) => each.subject === subject);
    if (!line) throw makeNotFound();
    await this.dataSource.transaction(async (manager) => {
      await this.clients.lock(manager, user, clientId, 'edit-clients');
      await leaveOutLine(manager, setting, line, { isLeftOut, now: this.clock() });
    });
    return this.get(user, clientId);
  }

  /** Idempotent. @throws DomainError NOT_FOUND, also for somebody whom the email does not concern; FORBIDDEN. */
  async leaveOutReader(
    user: Principal,
    clientId: string,
    { key, isLeftOut }: LeaveOutReader,
  ): Promise<ClientDigest> {
    const setting = await this.find(user, clientId);
    const { readers } = await this.drafts.make(setting);
    const reader = readers.find((each) => getReaderKey(each) === key);
    if (!reader) throw makeNotFound();
    await this.dataSource.transaction(async (manager) => {
      await this.clients.lock(manager, user, clientId, 'edit-clients');
      await leaveOutReader(manager, setting, reader, { isLeftOut, now: this.clock() });
    });
    return this.get(user, clientId);
  }

  /**
   * The email of tomorrow now, whether or not it is on; a second one follows only on something newer.
   * @throws DomainError NOT_FOUND, DEMO_RESTRICTED, FORBIDDEN with the sentence why nothing is sent,
   * VALIDATION_FAILED when there is nothing to tell, EDIT_CONFLICT when it was sent or changed meanwhile.
   */
  async send(user: Principal, clientId: string): Promise<ClientDigest> {
    const setting = await this.find(user, clientId);
    refuseDemo(user, DEMO);
    const draft = await this.drafts.makeToSend(setting);
    if (!draft) throw makeNothingNew();
    if (draft.problem) throw new DomainError({ code: 'FORBIDDEN', message: draft.problem });
    const nextAt = getNextClientMorning(this.clock(), setting.timeZone);
    await this.dataSource.transaction(async (manager) => {
      await this.clients.lock(manager, user, clientId, 'edit-clients');
      const sent = await this.sending.sendIn(manager, setting, draft, nextAt);
      if (sent === 'nothing') throw makeNothingNew();
      if (sent === 'late')
        throw makeEditConflict('This email changed a moment ago. Please look at it again.');
    });
    return this.get(user, clientId);
  }

  private async find(user: Principal, clientId: string): Promise<DigestSetting> {
    await this.clients.get(user, clientId);
    const setting = await selectDigestSetting(this.dataSource.manager, clientId);
    if (!setting) throw makeNotFound();
    return setting;
  }

  private async answer({ isDemo }: Principal, setting: DigestSetting): Promise<ClientDigest> {
    const { isOn, isDefault, timeZone, sentAt } = setting;
    const { client, lines, readers, problem, held } = await this.drafts.make(setting);
    const reached = readers.filter(isReached);
    return {
      firstName: client.firstName,
      isOn,
      isDefault,
      sendsAt: getNextClientMorning(this.clock(), timeZone).toISOString(),
      timeZone,
      lines: lines.map((line) => {
        const { subject, tripName, day, text, isLeftOut } = line;
        const goesTo = reached.filter((reader) => mayRead(reader, line)).map(({ firstName }) => firstName);
        return { subject, tripName, day, text, isLeftOut, goesTo };
      }),
      readers: readers.map((reader) => ({
        key: getReaderKey(reader),
        name: `${reader.firstName} ${reader.lastName}`.trim(),
        firstName: reader.firstName,
        email: nameAddress(reader, client),
        stoppedAt: reader.stoppedAt?.toISOString() ?? null,
        isLeftOut: reader.isLeftOut,
      })),
      problem: isDemo ? DEMO : (problem ?? null),
      held,
      lastSentAt: sentAt?.toISOString() ?? null,
    };
  }
}

import type { ChooseDigest, DigestChoice, DigestStopPage } from '@landsea/contracts/agents';
import { PARKS_ZONE } from '@landsea/contracts/core';
import { CLOCK, makeNotFound, type Clock, type EmailBrand, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addClientDigests } from '../client-digests/client-digests.queries.js';
import { resumeReader, selectLinkedReader, stopReader } from '../client-digests/digest-readers.queries.js';
import { IntakeSenders } from '../intake-forms/intake-senders.js';
import { DigestRow } from './digest.entity.js';
import { saveDigest } from './digests.queries.js';

const MOST_CLIENTS = 1000;

@Injectable()
export class DigestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly senders: IntakeSenders,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async getChoice({ userId }: Principal): Promise<DigestChoice> {
    const row = await this.dataSource.manager.findOneBy(DigestRow, { userId });
    return {
      isOn: row?.isOn ?? true,
      timeZone: row?.timeZone ?? PARKS_ZONE,
      tellsClients: row?.tellsClients ?? false,
    };
  }

  async choose(agent: Principal, choice: ChooseDigest): Promise<DigestChoice> {
    const { tellsClients = false } = await this.getChoice(agent);
    const { manager } = this.dataSource;
    await saveDigest(manager, agent.userId, { tellsClients, ...choice }, this.clock());
    if (choice.tellsClients) await addClientDigests(manager, this.clock(), MOST_CLIENTS);
    return this.getChoice(agent);
  }

  /** Idempotent; an unknown token changes nothing and is not told apart. */
  async unsubscribe(token: string): Promise<void> {
    const { manager } = this.dataSource;
    await manager.update(DigestRow, { token }, { isOn: false });
    await stopReader(manager, token, this.clock());
  }

  /** @throws DomainError NOT_FOUND for an unknown token, such as that of a client who was deleted. */
  async open(token: string): Promise<DigestStopPage> {
    const { manager } = this.dataSource;
    const own = await manager.findOneBy(DigestRow, { token });
    if (own) return { isStopped: !own.isOn, agentName: null, agencyName: null };
    const reader = await selectLinkedReader(manager, token);
    if (!reader) throw makeNotFound();
    const { agentId, isStopped, isAccountStopped } = reader;
    const { agentName, agencyName, brand } = await this.senders.find(agentId);
    return {
      ...{ isStopped: isStopped || isAccountStopped, isAccountStopped, agentName, agencyName },
      ...(brand && { brand: withoutOrigin(brand) }),
    };
  }

  /** Idempotent; takes a stop back. @throws as {@link open}. */
  async resume(token: string): Promise<void> {
    const { manager } = this.dataSource;
    const { affected } = await manager.update(DigestRow, { token }, { isOn: true });
    if (affected) return;
    if (!(await selectLinkedReader(manager, token))) throw makeNotFound();
    await resumeReader(manager, token);
  }
}

const withoutOrigin = ({ origin: _origin, ...brand }: EmailBrand) => brand;

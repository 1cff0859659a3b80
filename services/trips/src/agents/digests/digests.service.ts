import type { ChooseDigest, DigestChoice } from '@landsea/contracts/agents';
import { PARKS_ZONE } from '@landsea/contracts/core';
import { CLOCK, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addClientDigests, stopReader } from '../client-digests/client-digests.queries.js';
import { DigestRow } from './digest.entity.js';
import { saveDigest } from './digests.queries.js';

const MOST_CLIENTS = 1000;

@Injectable()
export class DigestsService {
  constructor(
    private readonly dataSource: DataSource,
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
}

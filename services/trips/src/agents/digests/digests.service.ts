import type { ChooseDigest, DigestChoice } from '@landsea/contracts/agents';
import { PARKS_ZONE } from '@landsea/contracts/core';
import { CLOCK, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DigestRow } from './digest.entity.js';
import { saveDigest } from './digests.queries.js';

@Injectable()
export class DigestsService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async getChoice({ userId }: Principal): Promise<DigestChoice> {
    const row = await this.dataSource.manager.findOneBy(DigestRow, { userId });
    return { isOn: row?.isOn ?? true, timeZone: row?.timeZone ?? PARKS_ZONE };
  }

  async choose(agent: Principal, choice: ChooseDigest): Promise<DigestChoice> {
    await saveDigest(this.dataSource.manager, agent.userId, choice, this.clock());
    return this.getChoice(agent);
  }

  /** Idempotent; an unknown token changes nothing and is not told apart. */
  async unsubscribe(token: string): Promise<void> {
    await this.dataSource.manager.update(DigestRow, { token }, { isOn: false });
  }
}

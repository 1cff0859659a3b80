import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '@landsea/contracts/account';
import { CLOCK, SessionResolver, type Clock } from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import { isLive, shouldRecordUse } from './session-lifetime.js';
import { findSession, recordUse } from './sessions.queries.js';

@Injectable()
export class StoredSessionResolver extends SessionResolver {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  override async resolve(tokenHash: string): Promise<Principal | undefined> {
    const now = this.clock();
    const found = await findSession(this.dataSource, tokenHash, now);
    if (!found || !isLive(found.times, now)) return undefined;
    if (shouldRecordUse(found.times, now)) await recordUse(this.dataSource, found.principal.sessionId, now);
    return found.principal;
  }
}

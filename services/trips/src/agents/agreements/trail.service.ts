import type { AgreementEventKind } from '@landsea/contracts/agents';
import { CLOCK, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { EntityManager } from 'typeorm';
import { AgreementEventRow } from './agreement-event.entity.js';
import { hashTrailRow } from './agreement-trail.js';
import { AgreementRow } from './agreement.entity.js';

export interface RequestOrigin {
  network: string;
  userAgent: string;
}

export interface TrailEntry {
  kind: AgreementEventKind;
  zone: string;
  actor: string;
  /** The email address of the person, or the one that an email went to. */
  address: string;
  detail?: string;
}

const MOST_CHARACTERS = 300;
/** More than anybody looks at an agreement. */
const MOST_EVENTS = 200;

export const readVisit = (request: Pick<Request, 'ip' | 'headers'>): RequestOrigin => ({
  network: request.ip ?? 'unknown',
  userAgent: (request.headers['user-agent'] ?? 'unknown').slice(0, MOST_CHARACTERS),
});

@Injectable()
export class AgreementTrail {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /** The caller holds the row of the agreement. @returns the hash of the new row. */
  async append(
    manager: EntityManager,
    { id: agreementId, trailHash: beforeHash }: Pick<AgreementRow, 'id' | 'trailHash'>,
    { detail = '', ...entry }: TrailEntry,
    visit: RequestOrigin,
  ): Promise<string> {
    const seq = (await manager.countBy(AgreementEventRow, { agreementId })) + 1;
    const row = { agreementId, seq, at: this.clock(), detail, beforeHash, ...entry, ...visit };
    const hash = hashTrailRow(row);
    await manager.insert(AgreementEventRow, { ...row, hash });
    await manager.update(AgreementRow, { id: agreementId }, { trailHash: hash });
    return hash;
  }

  /** Looks and downloads are bounded; what is decided is always written. */
  async appendLook(
    manager: EntityManager,
    agreement: Pick<AgreementRow, 'id' | 'trailHash'>,
    entry: TrailEntry,
    visit: RequestOrigin,
  ): Promise<void> {
    const [last] = await manager.find(AgreementEventRow, {
      where: { agreementId: agreement.id },
      order: { seq: 'DESC' },
      take: 1,
    });
    const isRecent = last && this.clock().getTime() - last.at.getTime() < LOOK_MS;
    const isSame = isRecent && last.kind === entry.kind && last.network === visit.network;
    if (isSame || (last?.seq ?? 0) >= MOST_EVENTS) return;
    await this.append(manager, agreement, entry, visit);
  }
}

/** A page that is opened again within this time is one look. */
const LOOK_MS = 10 * 60 * 1000;

import { randomInt } from 'node:crypto';
import type { EnterItineraryCode, ItineraryKey } from '@landsea/contracts/agents';
import { DAY_MS } from '@landsea/contracts/core';
import { makeInvalidField, CLOCK, hashSecret, Mailer, makeSecret, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { IntakeSenders } from '../../intake-forms/intake-senders.js';
import { makeItineraryCodeEmail } from '../itinerary-emails.js';
import { ItineraryLinkRow } from '../itinerary-link.entity.js';
import { ItineraryRecipientRow } from '../itinerary-recipient.entity.js';
import { PublicItineraries } from './public-itineraries.service.js';

const CODE_MS = 15 * 60_000;
const MOST_TRIES = 5;
const KEY_DAYS = 30;

const hashCode = (recipientId: string, code: string): string => hashSecret(`${recipientId} ${code}`);

/** Whoever forwards a link shares the plan; the numbers stay with who reads the recipient's email. */
@Injectable()
export class ItineraryCodes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly itineraries: PublicItineraries,
    private readonly senders: IntakeSenders,
    private readonly mailer: Mailer,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A new code replaces the one before. @throws DomainError NOT_FOUND. */
  async send(token: string): Promise<void> {
    const { recipientId, recipientEmail, agentId } = await this.itineraries.findOpen(token);
    const sender = await this.senders.find(agentId);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await this.dataSource.transaction(async (manager) => {
      await manager.update(
        ItineraryRecipientRow,
        { id: recipientId },
        {
          codeHash: hashCode(recipientId, code),
          codeExpiresAt: new Date(this.clock().getTime() + CODE_MS),
          codeTries: 0,
        },
      );
      await this.mailer.add(manager, { to: recipientEmail, ...makeItineraryCodeEmail(sender, code) });
    });
  }

  /** Five wrong tries end a code. @throws DomainError NOT_FOUND, VALIDATION_FAILED. */
  async enter({ token, code }: EnterItineraryCode): Promise<ItineraryKey> {
    const { recipientId, view } = await this.itineraries.findOpen(token);
    const now = this.clock();
    const key = await this.dataSource.transaction(async (manager) => {
      const row = await manager.findOne(ItineraryRecipientRow, {
        where: { id: recipientId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row?.codeHash || !row.codeExpiresAt || row.codeExpiresAt <= now || row.codeTries >= MOST_TRIES)
        return undefined;
      if (row.codeHash !== hashCode(recipientId, code)) {
        await manager.update(ItineraryRecipientRow, { id: recipientId }, { codeTries: row.codeTries + 1 });
        return undefined;
      }
      await manager.update(ItineraryRecipientRow, { id: recipientId }, { codeHash: null });
      const made = makeSecret();
      await manager.insert(ItineraryLinkRow, {
        tokenHash: hashSecret(made),
        recipientId,
        opensNumbers: true,
        createdAt: now,
        expiresAt: new Date(now.getTime() + KEY_DAYS * DAY_MS),
      });
      return made;
    });
    if (!key) throw makeInvalidField('code', WRONG);
    return { key, numbers: view.numbers };
  }
}

const WRONG = 'That isn’t the code, or it’s over. Ask for a new one';

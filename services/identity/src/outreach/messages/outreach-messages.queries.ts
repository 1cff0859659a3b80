import { DAY_MS } from '@landsea/contracts/core';
import { MESSAGE_DAYS } from '@landsea/contracts/outreach';
import { LessThan, type EntityManager } from 'typeorm';
import { OutreachMessageRow } from './outreach-message.entity.js';

export const AUTOMATED_DAYS = 30;

/**
 * @returns the message that was stored under this visitor's key before; undefined when this one was stored.
 */
export async function storeOnce(
  manager: EntityManager,
  row: OutreachMessageRow,
): Promise<OutreachMessageRow | undefined> {
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(OutreachMessageRow)
    .values(row)
    .orIgnore()
    .returning('id')
    .execute();
  if ((raw as unknown[]).length > 0 || row.requestKey === null) return undefined;
  return manager.findOneByOrFail(OutreachMessageRow, { requestKey: row.requestKey });
}

export async function removeOldMessages(manager: EntityManager, now: Date): Promise<void> {
  const before = (days: number) => LessThan(new Date(now.getTime() - days * DAY_MS));
  await manager.delete(OutreachMessageRow, [
    { createdAt: before(MESSAGE_DAYS) },
    { createdAt: before(AUTOMATED_DAYS), looksAutomated: true },
  ]);
}

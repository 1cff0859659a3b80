import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditEntry } from './audit-entry.entity.js';

export interface AuditNote {
  action: string;
  userId: string | null;
  /** The id of what it happened to: an attempt, a payment, an entitlement or an event. */
  subject: string;
  detail?: object;
}

/** Writes the audit table, in the transaction of what it records. */
@Injectable()
export class AuditLog {
  async add(manager: EntityManager, ...notes: AuditNote[]): Promise<void> {
    await manager.insert(
      AuditEntry,
      notes.map((note) => ({ ...note, detail: note.detail ?? {} })),
    );
  }
}

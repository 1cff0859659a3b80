import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditEntry } from './audit-entry.entity.js';

export interface AuditNote {
  action: string;
  userId: string | null;
  subject: string;
  detail?: object;
}

@Injectable()
export class AuditLog {
  async add(manager: EntityManager, ...notes: AuditNote[]): Promise<void> {
    await manager.insert(
      AuditEntry,
      notes.map((note) => ({ ...note, detail: note.detail ?? {} })),
    );
  }
}

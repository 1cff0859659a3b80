import { randomUUID } from 'node:crypto';
import { demoAccounts } from '@landsea/contracts/account';
import type { DocumentKind, DocumentShare } from '@landsea/contracts/agents';
import { addDays, type CalendarDate } from '@landsea/contracts/core';
import type { EntityManager } from 'typeorm';
import type { DemoClient } from './demo-clients.js';
import type { DemoTrip } from './demo-trips.js';

interface Written {
  key: string;
  kind: DocumentKind;
  title: string;
  expiresIn?: number;
  sharedWith: DocumentShare;
}

const documents: readonly Written[] = [
  {
    key: 'okafor',
    kind: 'confirmation',
    title: 'Polynesian Village Resort, 6 nights',
    sharedWith: 'household',
  },
  {
    key: 'haddad',
    kind: 'insurance',
    title: 'Travel protection for all three',
    expiresIn: 120,
    sharedWith: 'household',
  },
  { key: 'silva', kind: 'birth-certificate', title: 'Inês’s birth certificate', sharedWith: 'nobody' },
];

/** Days until the passport of the first person ends: Noor's ends soon after the cruise, so the desk warns. */
const passports: Readonly<Record<string, number>> = { haddad: 130, silva: 900 };

export const insertDocuments = async (
  manager: EntityManager,
  agentId: string,
  clients: readonly DemoClient[],
  trips: readonly DemoTrip[],
  today: CalendarDate,
): Promise<void> => {
  const rows = documents.flatMap(({ key, expiresIn, ...written }) => {
    const client = clients.find((each) => each.key === key);
    if (!client) return [];
    const tripId = trips.find(({ clientId }) => clientId === client.id)?.planned.id ?? null;
    const expiresOn = expiresIn === undefined ? null : addDays(today, expiresIn);
    return [{ ...written, id: randomUUID(), clientId: client.id, tripId, expiresOn }];
  });
  await manager.query(
    `INSERT INTO client_document (id, client_id, trip_id, kind, title, expires_on, shared_with, added_by, added_by_name, added_at)
     SELECT d.id, d."clientId", d."tripId", d.kind, d.title, d."expiresOn", d."sharedWith", $2, $3, now()
     FROM jsonb_to_recordset($1::jsonb) AS d (id uuid, "clientId" uuid, "tripId" uuid, kind text, title text,
       "expiresOn" date, "sharedWith" text)`,
    [JSON.stringify(rows), agentId, demoAccounts.agent.firstName],
  );
  const ends = clients.flatMap(({ id, key, people: [lead] }) => {
    const days = passports[key];
    return days === undefined || !lead ? [] : [{ clientId: id, id: lead.id, on: addDays(today, days) }];
  });
  await manager.query(
    `UPDATE client_person p SET passport_expires_on = e."on"
     FROM jsonb_to_recordset($1::jsonb) AS e ("clientId" uuid, id uuid, "on" date)
     WHERE p.client_id = e."clientId" AND p.id = e.id`,
    [JSON.stringify(ends)],
  );
};

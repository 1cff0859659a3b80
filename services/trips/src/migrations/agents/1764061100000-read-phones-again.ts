import type { MigrationInterface, QueryRunner } from 'typeorm';
import { firstPhoneKey } from './first-client-keys.js';

interface Known {
  clientId: string;
  id: string;
  phone: string;
}

const AT_ONCE = 2000;
const NONE = '00000000-0000-0000-0000-000000000000';

/** By what phones are compared is read anew: with letters, extensions, 00 and 011. */
export class ReadPhonesAgain1764061100000 implements MigrationInterface {
  name = 'ReadPhonesAgain1764061100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    let [clientId, id] = [NONE, NONE];
    for (;;) {
      const known = (await queryRunner.query(
        `SELECT client_id AS "clientId", id, phone FROM client_person
          WHERE phone IS NOT NULL AND (client_id, id) > ($1::uuid, $2::uuid)
          ORDER BY client_id, id LIMIT ${AT_ONCE}`,
        [clientId, id],
      )) as Known[];
      const last = known.at(-1);
      if (!last) return;
      const read = known.map(({ phone, ...row }) => ({ ...row, key: firstPhoneKey(phone) }));
      await queryRunner.query(
        `UPDATE client_person p SET phone_key = r.key
           FROM jsonb_to_recordset($1::jsonb) AS r ("clientId" uuid, id uuid, key text)
          WHERE p.client_id = r."clientId" AND p.id = r.id AND p.phone_key IS DISTINCT FROM r.key`,
        [JSON.stringify(read)],
      );
      [clientId, id] = [last.clientId, last.id];
    }
  }

  /** The keys stay: an older release writes its own with the next change of a phone. */
  async down(): Promise<void> {
    await Promise.resolve();
  }
}

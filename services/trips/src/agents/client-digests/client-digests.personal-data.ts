import { omitEmpty, type DeclaredData } from '@landsea/nest-kit';
import { ClientDigestReaderRow } from './client-digest-reader.entity.js';

/** Lines and readers go with the client, and a reader with the account, too. */
export const clientDigestsOfUser: DeclaredData = {
  /** A client reads the lines they got, an agent those to all clients. */
  records: async (manager, userId) =>
    omitEmpty({
      clientDigests: await manager.query(
        `SELECT l.client_id AS "clientId", l.text, l.told_at AS "toldAt", l.left_out_at AS "leftOutAt"
         FROM client_digest_line l JOIN client c ON c.id = l.client_id WHERE c.agent_id = $1 ORDER BY l.told_at, l.subject`,
        [userId],
      ),
      clientDigestReaders: await manager.query(
        `SELECT r.client_id AS "clientId", r.email, r.stopped_at AS "stoppedAt"
         FROM client_digest_reader r JOIN client c ON c.id = r.client_id WHERE c.agent_id = $1 OR r.user_id = $1 ORDER BY r.client_id, r.email`,
        [userId],
      ),
      toldByAgent: await manager.query(
        `SELECT l.text, l.told_at AS "toldAt" FROM client_digest_line l JOIN client c ON c.id = l.client_id
        WHERE c.user_id = $1 AND l.told_at IS NOT NULL ORDER BY l.told_at, l.subject`,
        [userId],
      ),
    }),
  erase: (manager, userId) => manager.delete(ClientDigestReaderRow, { userId }),
};

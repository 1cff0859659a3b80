import { Module } from '@nestjs/common';
import { omitEmpty, type DeclaredData } from '@landsea/nest-kit';
import { PlansModule } from '../../grants/plans/plans.module.js';
import { CreateClientDigests1764810010000 } from '../../migrations/agents/1764810010000-create-client-digests.js';
import { AddDayToDigestLines1764881000000 } from '../../migrations/agents/1764881000000-add-day-to-digest-lines.js';
import { FollowDigestAddresses1764913020000 } from '../../migrations/agents/1764913020000-follow-digest-addresses.js';
import { ChooseDigestReaders1764920000000 } from '../../migrations/agents/1764920000000-choose-digest-readers.js';
import { KeepMergedDigestLinks1764931000000 } from '../../migrations/agents/1764931000000-keep-merged-digest-links.js';
import { DaysModule } from '../../planning/days/days.module.js';
import { ClientsModule } from '../clients/clients.module.js';
import { IntakeFormsModule } from '../intake-forms/intake-forms.module.js';
import { ItinerariesModule } from '../itineraries/itineraries.module.js';
import { ClientDigestDispatch } from './client-digest-dispatch.js';
import { ClientDigestDrafts } from './client-digest-drafts.js';
import { ClientDigestLineRow } from './client-digest-line.entity.js';
import { ClientDigestReaderRow } from './client-digest-reader.entity.js';
import { ClientDigestSending } from './client-digest-sending.js';
import { ClientDigestRow } from './client-digest.entity.js';
import { ClientDigestsController } from './client-digests.controller.js';
import { ClientDigestsService } from './client-digests.service.js';
import { DigestReaders } from './digest-readers.js';
import { RecordedThings } from './recorded-things.js';

/** Lines and readers go with the client. A reader goes with the account, too; a choice stays for the client's address. */
const clientDigestsOfUser: DeclaredData = {
  /** A client reads the lines they got, an agent those to all clients. */
  records: async (manager, userId) =>
    omitEmpty({
      clientDigests: await manager.query(
        `SELECT l.client_id AS "clientId", l.text, l.told_at AS "toldAt", l.left_out_at AS "leftOutAt"
         FROM client_digest_line l JOIN client c ON c.id = l.client_id WHERE c.agent_id = $1 ORDER BY l.told_at, l.subject`,
        [userId],
      ),
      clientDigestReaders: await manager.query(
        `SELECT r.client_id AS "clientId", r.email, r.stopped_at AS "stoppedAt", r.left_out_at AS "leftOutAt"
         FROM client_digest_reader r JOIN client c ON c.id = r.client_id WHERE c.agent_id = $1 OR r.user_id = $1 ORDER BY r.client_id, r.email`,
        [userId],
      ),
      toldByAgent: await manager.query(
        `SELECT l.text, l.told_at AS "toldAt" FROM client_digest_line l JOIN client c ON c.id = l.client_id
        WHERE c.user_id = $1 AND l.told_at IS NOT NULL ORDER BY l.told_at, l.subject`,
        [userId],
      ),
    }),
  erase: async (manager, userId) => {
    await manager.query(
      `UPDATE client_digest_reader own SET stopped_at = coalesce(own.stopped_at, gone.stopped_at), left_out_at = coalesce(own.left_out_at, gone.left_out_at)
         FROM client_digest_reader gone JOIN client c ON c.id = gone.client_id
        WHERE gone.user_id = $1 AND (gone.stopped_at IS NOT NULL OR gone.left_out_at IS NOT NULL) AND own.client_id = gone.client_id AND own.email = lower(c.email)`,
      [userId],
    );
    await manager.query(
      `UPDATE client_digest_reader gone SET user_id = NULL, email = lower(c.email), person_id = CASE WHEN c.email IS NULL THEN c.lead_id END FROM client c
        WHERE c.id = gone.client_id AND gone.user_id = $1 AND (gone.stopped_at IS NOT NULL OR gone.left_out_at IS NOT NULL)
          AND NOT EXISTS (SELECT FROM client_digest_reader own WHERE own.client_id = gone.client_id AND own.email = lower(c.email))`,
      [userId],
    );
    await manager.delete(ClientDigestReaderRow, { userId });
  },
};

@Module({
  imports: [ClientsModule, DaysModule, IntakeFormsModule, ItinerariesModule, PlansModule],
  controllers: [ClientDigestsController],
  providers: [
    ClientDigestsService,
    ClientDigestDispatch,
    ClientDigestDrafts,
    ClientDigestSending,
    DigestReaders,
    RecordedThings,
  ],
})
export class ClientDigestsModule {
  static readonly personalData = [clientDigestsOfUser];
  static readonly entities = [ClientDigestRow, ClientDigestLineRow, ClientDigestReaderRow];
  static readonly migrations = [
    CreateClientDigests1764810010000,
    AddDayToDigestLines1764881000000,
    FollowDigestAddresses1764913020000,
    ChooseDigestReaders1764920000000,
    KeepMergedDigestLinks1764931000000,
  ];
}

import { Module } from '@nestjs/common';
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
import { clientDigestsOfUser } from './client-digests.personal-data.js';
import { ClientDigestsService } from './client-digests.service.js';
import { DigestReaders } from './digest-readers.js';
import { RecordedThings } from './recorded-things.js';

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

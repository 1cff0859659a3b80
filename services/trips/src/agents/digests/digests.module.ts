import { byUser } from '@landsea/nest-kit';
import { Module } from '@nestjs/common';
import { PlansModule } from '../../grants/plans/plans.module.js';
import { CreateDigests1764620000000 } from '../../migrations/agents/1764620000000-create-digests.js';
import { IntakeFormsModule } from '../intake-forms/intake-forms.module.js';
import { TeamModule } from '../team/team.module.js';
import { DigestDispatch } from './digest-dispatch.js';
import { DigestUnsubscribeController } from './digest-unsubscribe.controller.js';
import { DigestRow } from './digest.entity.js';
import { DigestsController, StopDigestController } from './digests.controller.js';
import { DigestsService } from './digests.service.js';

@Module({
  imports: [IntakeFormsModule, PlansModule, TeamModule],
  controllers: [DigestsController, StopDigestController, DigestUnsubscribeController],
  providers: [DigestsService, DigestDispatch],
})
export class DigestsModule {
  static readonly personalData = [
    byUser(DigestRow, { morningDigests: ['isOn', 'timeZone', 'sentOn', 'tellsClients'] }),
  ];
  static readonly entities = [DigestRow];
  static readonly migrations = [CreateDigests1764620000000];
}

import { Module } from '@nestjs/common';
import { CreateAgreements1764560000000 } from '../../migrations/agents/1764560000000-create-agreements.js';
import { AddressVerificationModule } from '../../trip/address-verification/address-verification.module.js';
import { TripBrandsModule } from '../../trip/brands/trip-brands.module.js';
import { BrandingModule } from '../branding/branding.module.js';
import { ClientsModule } from '../clients/clients.module.js';
import { IntakeFormsModule } from '../intake-forms/intake-forms.module.js';
import { TeamModule } from '../team/team.module.js';
import { AgreementEventRow } from './agreement-event.entity.js';
import { AgreementFiles } from './agreement-files.service.js';
import { AgreementSending } from './agreement-sending.service.js';
import { AgreementTextVersionRow } from './agreement-text-version.entity.js';
import { AgreementTextRow } from './agreement-text.entity.js';
import { AgreementTextsService } from './agreement-texts.service.js';
import { AgreementRow } from './agreement.entity.js';
import { AgreementsController } from './agreements.controller.js';
import { AgreementsPersonalData } from './agreements.personal-data.js';
import { AgreementsService } from './agreements.service.js';
import { SigningController } from './public/signing.controller.js';
import { SigningService } from './public/signing.service.js';
import { AgreementTrail } from './trail.service.js';

@Module({
  imports: [
    AddressVerificationModule,
    BrandingModule,
    ClientsModule,
    IntakeFormsModule,
    TeamModule,
    TripBrandsModule,
  ],
  controllers: [AgreementsController, SigningController],
  providers: [
    AgreementTextsService,
    AgreementsService,
    AgreementSending,
    AgreementFiles,
    AgreementTrail,
    SigningService,
    AgreementsPersonalData,
  ],
})
export class AgreementsModule {
  static readonly entities = [AgreementTextRow, AgreementTextVersionRow, AgreementRow, AgreementEventRow];
  static readonly migrations = [CreateAgreements1764560000000];
}

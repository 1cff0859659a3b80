import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { CreateIntakeForms1764400000000 } from '../../migrations/agents/1764400000000-create-intake-forms.js';
import { DaysModule } from '../../planning/days/days.module.js';
import { AddressVerificationModule } from '../../trip/address-verification/address-verification.module.js';
import { BrandingModule } from '../branding/branding.module.js';
import { ClientsModule } from '../clients/clients.module.js';
import { TeamModule } from '../team/team.module.js';
import { IntakeAnswerRow } from './intake-answer.entity.js';
import { IntakeDecisions } from './intake-decisions.service.js';
import { IntakeFormVersionRow } from './intake-form-version.entity.js';
import { IntakeFormRow } from './intake-form.entity.js';
import { IntakeFormsController } from './intake-forms.controller.js';
import { intakeFormsOfUser } from './intake-forms.personal-data.js';
import { IntakeFormsService } from './intake-forms.service.js';
import { IntakeInboxController } from './intake-inbox.controller.js';
import { IntakeInbox } from './intake-inbox.service.js';
import { IntakeLinkRow } from './intake-link.entity.js';
import { IntakeLinksService } from './intake-links.service.js';
import { IntakeProposalRow } from './intake-proposal.entity.js';
import { IntakeSenders } from './intake-senders.js';
import { IntakeWishes } from './intake-wishes.service.js';
import { ToldTravelers } from './told-travelers.service.js';
import { IntakeDrafts } from './public/intake-drafts.service.js';
import { IntakeLeads } from './public/intake-leads.service.js';
import { IntakePages } from './public/intake-pages.service.js';
import { IntakeSending } from './public/intake-sending.service.js';
import { PublicIntakeController } from './public/public-intake.controller.js';

@Module({
  imports: [
    AddressVerificationModule,
    BrandingModule,
    CatalogueModule,
    ClientsModule,
    DaysModule,
    TeamModule,
  ],
  controllers: [IntakeFormsController, IntakeInboxController, PublicIntakeController],
  providers: [
    IntakeFormsService,
    IntakeLinksService,
    IntakeSenders,
    IntakeInbox,
    IntakeDecisions,
    IntakeWishes,
    ToldTravelers,
    IntakePages,
    IntakeDrafts,
    IntakeLeads,
    IntakeSending,
  ],
  exports: [IntakeSenders, ToldTravelers],
})
export class IntakeFormsModule {
  static readonly personalData = [intakeFormsOfUser];
  static readonly entities = [
    IntakeFormRow,
    IntakeFormVersionRow,
    IntakeLinkRow,
    IntakeAnswerRow,
    IntakeProposalRow,
  ];
  static readonly migrations = [CreateIntakeForms1764400000000];
}

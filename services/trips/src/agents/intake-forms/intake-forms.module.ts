import { Module } from '@nestjs/common';
import { omitEmpty, type DeclaredData } from '@landsea/nest-kit';
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

/** Answers go with their client, and with the form they were given to. */
const intakeFormsOfUser: DeclaredData = {
  records: async (manager, userId) =>
    omitEmpty({
      intakeForms: await manager.query(
        `SELECT template, title, intro, "off", texts, updated_at AS "updatedAt" FROM intake_form
        WHERE agent_id = $1 ORDER BY template`,
        [userId],
      ),
      intakeAnswers: await manager.query(
        `SELECT a.name, a.email, a.source, a.answers, a.consents, a.sent_at AS "sentAt"
         FROM intake_answer a JOIN intake_form f ON f.id = a.form_id LEFT JOIN client c ON c.id = a.client_id
        WHERE a.state <> 'draft' AND (coalesce(c.agent_id, f.agent_id) = $1 OR c.user_id = $1)
        ORDER BY a.sent_at, a.id`,
        [userId],
      ),
    }),
  /** Forms whose answers are of clients whom a colleague has stay, as nobody's. */
  erase: async (manager, userId) => {
    const ofUser = `SELECT id FROM intake_form WHERE agent_id = $1`;
    await manager.query(`DELETE FROM intake_link WHERE form_id IN (${ofUser})`, [userId]);
    await manager.query(
      `DELETE FROM intake_answer a WHERE a.form_id IN (${ofUser})
          AND NOT EXISTS (SELECT FROM client c WHERE c.id = a.client_id AND c.agent_id <> $1)`,
      [userId],
    );
    await manager.query(
      `UPDATE intake_form f SET agent_id = gen_random_uuid() WHERE f.agent_id = $1
          AND EXISTS (SELECT FROM intake_answer a WHERE a.form_id = f.id)`,
      [userId],
    );
    await manager.delete(IntakeFormRow, { agentId: userId });
  },
};

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

import { Module } from '@nestjs/common';
import { omitEmpty, type DeclaredData } from '@landsea/nest-kit';
import { BookingsModule } from '../../bookings/trip-bookings/bookings.module.js';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { CreateQuotes1764540000000 } from '../../migrations/agents/1764540000000-create-quotes.js';
import { CreateQuoteRecipients1764730010000 } from '../../migrations/agents/1764730010000-create-quote-recipients.js';
import { CreateQuotePhotos1764911000000 } from '../../migrations/agents/1764911000000-create-quote-photos.js';
import { PrintoutsModule } from '../../planning/printouts/printouts.module.js';
import { FilesModule } from '../../trip/files/files.module.js';
import { TripBrandsModule } from '../../trip/brands/trip-brands.module.js';
import { ActivityLogModule } from '../../trip/activity-log/activity-log.module.js';
import { AddressVerificationModule } from '../../trip/address-verification/address-verification.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { AgentTripsModule } from '../agent-trips/agent-trips.module.js';
import { ClientsModule } from '../clients/clients.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { IntakeFormsModule } from '../intake-forms/intake-forms.module.js';
import { TeamModule } from '../team/team.module.js';
import { WorkflowsModule } from '../workflows/workflows.module.js';
import { FirstOption } from './first-option.service.js';
import { OwnQuotes } from './own-quotes.js';
import { PublicQuotesController } from './public/public-quotes.controller.js';
import { QuotePapers } from './public/quote-papers.service.js';
import { QuotePages } from './public/quote-pages.service.js';
import { QuoteReplies } from './public/quote-replies.service.js';
import { QuoteAnswers } from './quote-answers.service.js';
import { QuoteDesk } from './quote-desk.service.js';
import { QuoteEventRow } from './quote-event.entity.js';
import { QuotePhotoRow } from './quote-photo.entity.js';
import { QuotePhotosController, PublicQuotePhotosController } from './quote-photos.controller.js';
import { QuotePhotos } from './quote-photos.service.js';
import { QuoteRecipientRow } from './quote-recipient.entity.js';
import { QuoteSending } from './quote-sending.service.js';
import { QuoteTrips } from './quote-trips.service.js';
import { QuoteVersionRow } from './quote-version.entity.js';
import { QuoteRow } from './quote.entity.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesService } from './quotes.service.js';

/** Quotes go with their client. */
const quotesOfUser: DeclaredData = {
  /** A client reads the frozen offers, an agent their drafts too. */
  records: async (manager, userId) =>
    omitEmpty({
      quotes: await manager.query(
        `SELECT q.number, q.title, q.message, q.state, q.options, q.sent_at AS "sentAt", q.ends_at AS "endsAt"
         FROM quote q JOIN client c ON c.id = q.client_id WHERE c.agent_id = $1 ORDER BY q.created_at, q.id`,
        [userId],
      ),
      quoteRecipients: await manager.query(
        `SELECT q.number AS quote, r.number AS version, r.first_name AS "firstName", r.last_name AS "lastName", r.email,
         r.last_seen_at AS "lastSeenAt", r.withdrawn_at AS "withdrawnAt"
         FROM quote_recipient r JOIN quote q ON q.id = r.quote_id JOIN client c ON c.id = q.client_id
        WHERE c.agent_id = $1 ORDER BY q.number, r.number, r.email`,
        [userId],
      ),
      quotesReceived: await manager.query(
        `SELECT q.number, v.content::jsonb AS offer, v.sent_at AS "sentAt", q.state
         FROM quote_version v JOIN quote q ON q.id = v.quote_id JOIN client c ON c.id = q.client_id
        WHERE c.user_id = $1 ORDER BY v.sent_at, v.quote_id, v.number`,
        [userId],
      ),
      quoteAnswers: await manager.query(
        `SELECT q.number, e.kind, e.at, e.by_name AS "by", e.option_title AS "option", e.text, e.device
         FROM quote_event e JOIN quote q ON q.id = e.quote_id JOIN client c ON c.id = q.client_id
        WHERE c.user_id = $1 OR c.agent_id = $1 ORDER BY e.at, e.id`,
        [userId],
      ),
    }),
  /** An offer to a client whom a colleague has stays, as nobody's. */
  erase: (manager, userId) => manager.update(QuoteVersionRow, { sentBy: userId }, { sentBy: null }),
};

@Module({
  imports: [
    ActivityLogModule,
    AddressVerificationModule,
    AgentTripsModule,
    BookingsModule,
    CatalogueModule,
    ClientsModule,
    ConversationsModule,
    FilesModule,
    IntakeFormsModule,
    PrintoutsModule,
    TeamModule,
    TripBrandsModule,
    TripsModule,
    WorkflowsModule,
  ],
  controllers: [QuotesController, QuotePhotosController, PublicQuotesController, PublicQuotePhotosController],
  providers: [
    OwnQuotes,
    FirstOption,
    QuotePhotos,
    QuotesService,
    QuoteSending,
    QuoteAnswers,
    QuoteDesk,
    QuoteTrips,
    QuotePages,
    QuotePapers,
    QuoteReplies,
  ],
})
export class QuotesModule {
  static readonly personalData = [quotesOfUser];
  static readonly entities = [QuoteRow, QuoteVersionRow, QuoteEventRow, QuoteRecipientRow, QuotePhotoRow];
  static readonly migrations = [
    CreateQuotes1764540000000,
    CreateQuoteRecipients1764730010000,
    CreateQuotePhotos1764911000000,
  ];
}

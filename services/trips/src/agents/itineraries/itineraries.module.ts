import { Module } from '@nestjs/common';
import { omitEmpty, type DeclaredData } from '@landsea/nest-kit';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { CreateItineraries1764550000000 } from '../../migrations/agents/1764550000000-create-itineraries.js';
import { AddCoversToItineraries1764912000000 } from '../../migrations/agents/1764912000000-add-covers-to-itineraries.js';
import { DaysModule } from '../../planning/days/days.module.js';
import { PrintoutsModule } from '../../planning/printouts/printouts.module.js';
import { TasksModule } from '../../planning/tasks/tasks.module.js';
import { AddressVerificationModule } from '../../trip/address-verification/address-verification.module.js';
import { TripBrandsModule } from '../../trip/brands/trip-brands.module.js';
import { FilesModule } from '../../trip/files/files.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { IntakeFormsModule } from '../intake-forms/intake-forms.module.js';
import { TeamModule } from '../team/team.module.js';
import { AgentItineraryRow } from './agent-itinerary.entity.js';
import { CoverColumn } from './covers/cover-columns.js';
import { ItineraryCovers } from './covers/itinerary-covers.service.js';
import { ItinerariesController } from './itineraries.controller.js';
import { ItineraryDesk } from './itinerary-desk.service.js';
import { ItineraryDrafts } from './itinerary-drafts.js';
import { ItineraryLinkRow } from './itinerary-link.entity.js';
import { ItineraryReaders } from './itinerary-readers.service.js';
import { ItineraryRecipientRow } from './itinerary-recipient.entity.js';
import { ItineraryRecipients } from './itinerary-recipients.service.js';
import { ItineraryVersionRow } from './itinerary-version.entity.js';
import { ItineraryCodes } from './public/itinerary-codes.service.js';
import { PublicItinerariesController } from './public/public-itineraries.controller.js';
import { PublicItineraries } from './public/public-itineraries.service.js';

/** Itineraries go with their trip, and readers with the itinerary. */
const itinerariesOfAgent: DeclaredData = {
  records: async (manager, userId) =>
    omitEmpty({
      itineraries: await manager.query(
        `SELECT i.trip_id AS "tripId", i.title, i.message, i.contacts, i.sections, i.day_words AS "dayWords",
         i.cover_drawing AS "coverDrawing", i.cover_photo_id AS "coverPhotoId", i.cover_alt AS "coverAlt",
         i.shows_packing AS "showsPacking", i.updated_at AS "updatedAt",
         (SELECT count(*)::int FROM itinerary_recipient r WHERE r.itinerary_id = i.id) AS readers
       FROM itinerary i JOIN agent_trip made ON made.trip_id = i.trip_id JOIN client ON client.id = made.client_id
       WHERE client.agent_id = $1 ORDER BY i.updated_at, i.id`,
        [userId],
      ),
    }),
};

const covers = (['cover_photo_id', 'published_cover_id'] as const).map((column) => ({
  provide: `ItineraryCover.${column}`,
  useValue: new CoverColumn(column),
}));

@Module({
  imports: [
    AddressVerificationModule,
    CatalogueModule,
    DaysModule,
    FilesModule,
    IntakeFormsModule,
    PrintoutsModule,
    TasksModule,
    TeamModule,
    TripBrandsModule,
    TripsModule,
  ],
  controllers: [ItinerariesController, PublicItinerariesController],
  providers: [
    ItineraryDesk,
    ItineraryDrafts,
    ItineraryReaders,
    ItineraryRecipients,
    PublicItineraries,
    ItineraryCodes,
    ItineraryCovers,
    ...covers,
  ],
  exports: [ItineraryRecipients],
})
export class ItinerariesModule {
  static readonly personalData = [itinerariesOfAgent];
  static readonly entities = [
    AgentItineraryRow,
    ItineraryVersionRow,
    ItineraryRecipientRow,
    ItineraryLinkRow,
  ];
  static readonly migrations = [CreateItineraries1764550000000, AddCoversToItineraries1764912000000];
}

import { randomUUID } from 'node:crypto';
import type { QuoteOption } from '@landsea/contracts/agents';
import { makeTripOption } from '@landsea/rules/agents';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import type { QuoteRow } from './quote.entity.js';
import { countHousehold } from './quotes.queries.js';

const MOST_PEOPLE = 30;
const MOST_TITLE = 80;

const emptyOption = (): QuoteOption => ({
  id: randomUUID(),
  kind: 'stay',
  title: 'Option 1',
  startDate: null,
  endDate: null,
  place: '',
  room: '',
  port: '',
  tickets: '',
  dining: '',
  inclusions: [],
  totalCents: null,
  isAbout: false,
  priceDate: null,
  depositCents: null,
  depositDueOn: null,
  finalDueOn: null,
  note: '',
  isRecommended: false,
  addons: [],
  commissionCents: null,
});

type FirstDraft = Pick<QuoteRow, 'title' | 'people' | 'options'>;

const countPeople = (people: number): number => Math.min(MOST_PEOPLE, Math.max(1, people));

@Injectable()
export class FirstOption {
  constructor(
    private readonly trips: TripsService,
    private readonly catalogue: CatalogueService,
  ) {}

  /** With the household, and nothing else. */
  async makeEmpty(manager: EntityManager, clientId: string): Promise<FirstDraft> {
    const people = countPeople(await countHousehold(manager, clientId));
    return { title: '', people, options: [emptyOption()] };
  }

  /** With dates, places and party of a trip, and about what the estimate says. */
  async makeFor(manager: EntityManager, trip: { tripId: string; ownerId: string }): Promise<FirstDraft> {
    const detail = await this.trips.getDetailIn(manager, { userId: trip.ownerId }, trip.tripId);
    const option = { ...emptyOption(), ...makeTripOption(detail, this.catalogue.priceBook) };
    return {
      title: detail.name.slice(0, MOST_TITLE),
      people: countPeople(detail.party.length),
      options: [option],
    };
  }
}

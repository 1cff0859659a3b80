import type {
  Catalogue,
  CatalogueKind,
  ParkCalendar,
  Restaurant,
  Travel,
} from '@landsea/contracts/catalogue';
import type { DayCatalogue, UsualPrices } from '@landsea/rules/day-plans';
import { type FindRestaurant, makeRestaurantFinder } from '@landsea/rules/planning';
import { IntervalTasks } from '@landsea/nest-kit';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { selectEditionsMark } from '../editions/catalogue-edition.queries.js';
import { readCurrentCatalogue } from '../editions/current-catalogue.js';
import { CatalogueAnswers } from './catalogue-answers.js';
import { makeWizardLists } from '../wizard-lists.js';
import { toDayCatalogue, listEntryIds, toPricedCatalogue, type CatalogueParts } from './catalogue-parts.js';
import { CatalogueIndex } from './catalogue-index.js';
import { priceBook, type PriceBook } from '@landsea/rules/estimate';
import { loadShippedCatalogue } from './shipped-catalogue.js';

const readUsualPrices = (
  parts: Pick<CatalogueParts, 'restaurants' | 'excursions' | 'ship-venues'>,
): UsualPrices => {
  const outings = new Map(parts.excursions.map((outing) => [outing.id, outing]));
  const venues = new Map(parts['ship-venues'].map((venue) => [venue.id, venue]));
  return {
    restaurantOf: makeRestaurantFinder(parts.restaurants),
    outingOf: (id) => outings.get(id),
    venueOf: (id) => venues.get(id),
  };
};

/** An import applies everywhere within a minute. */
const EVERY_MS = 30_000;

const loaded = (parts: CatalogueParts, mark: string) => ({
  parts,
  mark,
  answers: new CatalogueAnswers(parts),
  search: new CatalogueIndex(parts),
  wizard: makeWizardLists(parts),
  ids: listEntryIds(parts),
  priceBook: priceBook(toPricedCatalogue(parts)),
  prices: readUsualPrices(parts),
  day: toDayCatalogue(parts),
});

@Injectable()
export class CatalogueService implements OnModuleInit {
  private readonly logger = new Logger('catalogue');
  private current = loaded(loadShippedCatalogue(), '');

  constructor(
    private readonly dataSource: DataSource,
    tasks: IntervalTasks,
  ) {
    tasks.add('catalogue editions', EVERY_MS, () => this.refresh());
  }

  onModuleInit(): Promise<void> {
    return this.refresh();
  }

  get answers(): CatalogueAnswers {
    return this.current.answers;
  }

  get search(): CatalogueIndex {
    return this.current.search;
  }

  get wizard(): Catalogue {
    return this.current.wizard;
  }

  get day(): DayCatalogue {
    return this.current.day;
  }

  get parkCalendar(): ParkCalendar {
    return this.current.parts['park-calendar'];
  }

  get travel(): Travel {
    return this.current.parts.travel;
  }

  get mark(): string {
    return this.current.mark;
  }

  get priceBook(): PriceBook {
    return this.current.priceBook;
  }

  get prices(): UsualPrices {
    return this.current.prices;
  }

  entries<K extends CatalogueKind>(kind: K): CatalogueParts[K] {
    return this.current.parts[kind];
  }

  readonly restaurantOf: FindRestaurant<Restaurant> = (meal) => this.current.prices.restaurantOf(meal);

  has(id: string): boolean {
    return this.current.ids.has(id);
  }

  /** Nothing changes while an edition cannot be read. */
  async refresh(): Promise<void> {
    const mark = await selectEditionsMark(this.dataSource);
    if (mark === this.current.mark) return;
    const { parts, unreadable } = await readCurrentCatalogue(this.dataSource);
    if (unreadable.length > 0)
      this.logger.error({ message: 'imported parts do not fit this release: import them anew', unreadable });
    this.current = loaded(parts, mark);
    this.logger.log({ message: 'catalogue loaded', editions: mark });
  }
}

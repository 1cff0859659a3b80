import type { CatalogueKind, ParkCalendar, Travel } from '@landsea/contracts/catalogue';
import { Injectable } from '@nestjs/common';
import { CatalogueAnswers } from './catalogue-answers.js';
import type { CatalogueParts } from './catalogue-parts.js';
import { CatalogueSearch } from './catalogue-search.js';
import { shippedCatalogue } from './shipped-catalogue.js';

/** The catalog of this process: the shipped files, with the parts that an operator imported since. */
@Injectable()
export class CatalogueService {
  private parts: CatalogueParts = shippedCatalogue();
  private written = new CatalogueAnswers(this.parts);
  private index = new CatalogueSearch(this.parts);

  /** The answers of the lists, as text. */
  get answers(): CatalogueAnswers {
    return this.written;
  }

  get search(): CatalogueSearch {
    return this.index;
  }

  get parkCalendar(): ParkCalendar {
    return this.parts['park-calendar'];
  }

  get travel(): Travel {
    return this.parts.travel;
  }

  entries<K extends CatalogueKind>(kind: K): CatalogueParts[K] {
    return this.parts[kind];
  }
}

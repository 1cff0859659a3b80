import type { OpenQuote } from '@landsea/contracts/agents';
import { makeNotFound } from '@landsea/nest-kit';
import { toQuotePaper } from '@landsea/rules/agents';
import { Injectable } from '@nestjs/common';
import type { PlanToPrint } from '../../../planning/printouts/plan-pdf.js';
import { TripBrands } from '../../../trip/brands/trip-brands.js';
import { formatQuoteEnd } from '../quote-emails.js';
import { QuotePhotos } from '../quote-photos.service.js';
import { QuotePages } from './quote-pages.service.js';

@Injectable()
export class QuotePapers {
  constructor(
    private readonly pages: QuotePages,
    private readonly brands: TripBrands,
    private readonly photos: QuotePhotos,
  ) {}

  /** @throws DomainError NOT_FOUND, also for an offer or a link that was taken back. */
  async make(link: OpenQuote): Promise<PlanToPrint & { fileName: string }> {
    const { state, number, quote, brand } = await this.pages.open(link);
    if (state === 'withdrawn') throw makeNotFound();
    const end = formatQuoteEnd(new Date(quote.expiresAt), quote.zone);
    return {
      plan: toQuotePaper(quote, { number, state, end }),
      brand: await this.brands.addLogo(brand),
      pictures: await this.photos.readForPrint(quote),
      fileName: `quote-${String(number)}`,
    };
  }
}

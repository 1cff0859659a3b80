import type { OpenSigning } from '@landsea/contracts/agents';
import { hashSecret, makeNotFound, type Principal } from '@landsea/nest-kit';
import { Injectable, StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { formatFileName, TripBrands } from '../../trip/brands/trip-brands.js';
import { BrandsService } from '../branding/brands.service.js';
import { AgreementEventRow } from './agreement-event.entity.js';
import { drawAgreement } from './agreement-pdf.js';
import { AgreementSending } from './agreement-sending.service.js';
import { findTampering } from './agreement-trail.js';
import { AgreementRow } from './agreement.entity.js';
import { selectAgentOf } from './agreements.queries.js';
import { selectDisputeRecord, type DisputeRecord } from './dispute-record.queries.js';
import { AgreementTrail, type RequestOrigin } from './trail.service.js';

@Injectable()
export class AgreementFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly brands: BrandsService,
    private readonly prints: TripBrands,
    private readonly sending: AgreementSending,
    private readonly trail: AgreementTrail,
  ) {}

  /** Agreement, trail, messages, and who looked at the itinerary when, for a dispute. @throws DomainError NOT_FOUND. */
  async answerAgent(response: Response, user: Principal, id: string): Promise<StreamableFile> {
    const { manager } = this.dataSource;
    const { clientId, tripId } = await this.sending.find(manager, user, id);
    return this.answer(response, id, await selectDisputeRecord(manager, clientId, tripId));
  }

  /** Only what is signed has a copy. @throws DomainError NOT_FOUND. */
  async answerSigner(
    response: Response,
    { token, zone }: OpenSigning,
    visit: RequestOrigin,
  ): Promise<StreamableFile> {
    const row = await this.dataSource.manager.findOneBy(AgreementRow, { tokenHash: hashSecret(token) });
    if (row?.state !== 'signed') throw makeNotFound();
    const { recipientName: actor, recipientEmail: address } = row;
    const entry = { kind: 'copy-downloaded', zone, actor, address } as const;
    await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const locked = await manager.findOneOrFail(AgreementRow, { where: { id: row.id }, lock });
      await this.trail.appendLook(manager, locked, entry, visit);
    });
    return this.answer(response, row.id);
  }

  private async answer(response: Response, id: string, record?: DisputeRecord): Promise<StreamableFile> {
    const { row, events } = await this.dataSource.transaction('REPEATABLE READ', async (manager) => ({
      row: await manager.findOneByOrFail(AgreementRow, { id }),
      events: await manager.find(AgreementEventRow, { where: { agreementId: id }, order: { seq: 'ASC' } }),
    }));
    const { manager } = this.dataSource;
    const brand = await this.brands.findOfAgent(manager, await selectAgentOf(manager, id));
    const print = await this.prints.addLogo(brand);
    response.set('Cache-Control', 'no-store');
    const pdf = await drawAgreement(row, events, print, findTampering(row, events), record);
    const name = formatFileName(brand, `${row.kind}-${row.createdAt.toISOString().slice(0, 10)}.pdf`);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `attachment; filename="${name}"`,
    });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, DomainError, makeNotFound, ServiceClient, type Clock } from '@landsea/nest-kit';
import { getAccessEnd, PreviewFacts } from '@landsea/contracts/trip';
import { DataSource, type EntityManager } from 'typeorm';
import { CheckoutAttempts, type Attempt } from '../attempts/checkout-attempts.service.js';
import { AuditLog } from '../audit/audit-log.js';
import { refuseNotForSale } from '../checkout/checkout-refusals.js';
import { chooseStep } from '../attempts/checkout-step.js';
import { HostedSessions, refuseOtherCheckout } from '../attempts/hosted-sessions.js';
import { lockPayer } from '../entitlements/payer-lock.js';
import { Fulfilment } from '../fulfilment/fulfilment.service.js';
import { PreviewSales } from '../preview-sales/preview-sales.service.js';
import { TripPrice, type TripUnlockPrice } from '../prices/trip-price.js';
import { claimPage } from './preview-addresses.js';

const ROUNDS = 4;

interface Decision {
  step: 'create' | 'wait' | 'resume';
  attempt: Attempt;
}

@Injectable()
export class PreviewCheckout {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
    private readonly price: TripPrice,
    private readonly attempts: CheckoutAttempts,
    private readonly sessions: HostedSessions,
    private readonly fulfilment: Fulfilment,
    private readonly sales: PreviewSales,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the address of the hosted page, or of the claim when this browser has paid. */
  async start(previewId: string, buyerHash: string): Promise<string> {
    const bought = await this.findBuyer(previewId, buyerHash);
    if (bought) return bought;
    const preview = await this.services.post(
      'trips',
      `/internal/previews/${previewId}/keep`,
      {},
      PreviewFacts,
    );
    if (!preview) throw makeNotFound();
    const now = this.clock();
    if (getAccessEnd(preview.endDate) <= now) throw refuseNotForSale('This trip is over.');
    const price = await this.price.onSale();
    for (let round = 0; round < ROUNDS; round += 1) {
      const decision = await this.dataSource.transaction((manager) =>
        this.decide(manager, preview, buyerHash, price),
      );
      const address = await this.act(decision, previewId, buyerHash);
      if (address) return address;
    }
    throw refuseOtherCheckout();
  }

  /** A refunded preview cannot be claimed; the buyer has to pay again. */
  private async findBuyer(previewId: string, buyerHash: string): Promise<string | undefined> {
    const paid = await this.attempts.findPaidPreview(previewId, buyerHash);
    if (!paid?.sessionId) return undefined;
    const isOver = paid.userId === null && (await this.sales.find(paid.id))?.settledAt;
    return isOver ? undefined : claimPage(previewId, paid.sessionId);
  }

  /**
   * Decisions for a preview are serialized. Each browser has its own session, so that nobody pays in
   * another's.
   */
  private async decide(
    manager: EntityManager,
    preview: PreviewFacts,
    buyerHash: string,
    price: TripUnlockPrice,
  ): Promise<Decision> {
    const { previewId, name: tripName } = preview;
    await lockPayer(manager, previewId);
    if (await this.sales.isSold(manager, previewId))
      throw new DomainError({ code: 'ALREADY_UNLOCKED', message: 'This trip has already been paid for.' });
    const open = await this.attempts.findOpenPreview(manager, previewId, buyerHash);
    const step = chooseStep(open, true, this.clock());
    if (open && (step === 'wait' || step === 'resume')) return { step, attempt: open };
    if (open) await this.attempts.end(manager, open.id, 'failed');
    const order = {
      kind: 'preview' as const,
      userId: null,
      buyerHash,
      tripId: previewId,
      tripName,
      email: null,
      ...price,
    };
    const attempt = await this.attempts.begin(manager, order, this.clock());
    await this.sales.begin(manager, attempt.id, preview);
    await this.audit.add(manager, {
      action: 'preview.checkout-started',
      userId: null,
      subject: attempt.id,
      detail: { previewId },
    });
    return { step: 'create', attempt };
  }

  /** @returns undefined when the attempt has ended and the decision must be made again. */
  private async act(
    { step, attempt }: Decision,
    previewId: string,
    buyerHash: string,
  ): Promise<string | undefined> {
    if (step === 'create') return this.sessions.open(attempt);
    if (step === 'wait') return this.sessions.openAfterOther(attempt);
    if (!attempt.sessionId || !attempt.url)
      throw new Error(`attempt ${attempt.id} is open without a session`);
    const outcome = await this.fulfilment.fulfil(attempt.sessionId);
    if (outcome === 'open') return attempt.url;
    if (outcome === 'processing') return claimPage(previewId, attempt.sessionId);
    return this.findBuyer(previewId, buyerHash);
  }
}

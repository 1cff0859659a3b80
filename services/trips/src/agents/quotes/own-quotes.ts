import {
  makeEditConflict,
  CLOCK,
  type DomainError,
  makeNotFound,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { getQuoteState, mayQuote, type QuoteAction } from '@landsea/rules/agents';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OwnClients } from '../clients/own-clients.js';
import { AgencyScope } from '../team/agency-scope.js';
import { QuoteRow } from './quote.entity.js';
import { selectQuoteClient, type QuoteClient } from './quotes.queries.js';

export interface OwnQuote {
  row: QuoteRow;
  client: QuoteClient;
}

const refusals: Readonly<Record<QuoteAction, string>> = {
  edit: 'This quote was accepted. Reverse that first, or make a new quote.',
  send: 'This quote was accepted. Reverse that first, or make a new quote.',
  withdraw: 'Only an offer that is out can be taken back.',
  accept: 'This offer is not open.',
  decline: 'This offer is not open.',
  'accept-by-phone': 'This quote is closed. Make a new one.',
  reverse: 'There is no answer to take back.',
  'make-trip': 'There is nothing accepted to make a trip of.',
};

const changedMeanwhile = (): DomainError =>
  makeEditConflict('This quote was changed or answered meanwhile. Reload it to see how it stands.');

@Injectable()
export class OwnQuotes {
  constructor(
    private readonly scope: AgencyScope,
    private readonly clients: OwnClients,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND. */
  async find(manager: EntityManager, user: Pick<Principal, 'userId'>, quoteId: string): Promise<OwnQuote> {
    const { agentIds } = await this.scope.getReachIn(manager, user);
    const row = await manager.findOneBy(QuoteRow, { id: quoteId });
    const client = row && (await selectQuoteClient(manager, row.clientId));
    if (!row || !client || !agentIds.includes(client.agentId)) throw makeNotFound();
    return { row, client };
  }

  /**
   * The client is locked before the quote, as whoever merges or deletes clients does.
   * @throws DomainError NOT_FOUND, FORBIDDEN; EDIT_CONFLICT for another version or state.
   */
  async lock(
    manager: EntityManager,
    user: Pick<Principal, 'userId'>,
    { quoteId, version, action }: { quoteId: string; version: number; action: QuoteAction },
  ): Promise<OwnQuote> {
    const found = await this.find(manager, user, quoteId);
    const client = await this.clients.lock(manager, user, found.client.id, 'edit-clients');
    const row = await lockQuote(manager, quoteId, client.id);
    if (row.version !== version) throw changedMeanwhile();
    if (!mayQuote(action, getQuoteState({ state: row.state, expiresAt: row.endsAt }, this.clock())))
      throw makeEditConflict(refusals[action]);
    return { row, client };
  }
}

/** @throws DomainError NOT_FOUND when it is gone, or went to another client. */
export const lockQuote = async (manager: EntityManager, id: string, clientId: string): Promise<QuoteRow> => {
  const row = await manager.findOne(QuoteRow, {
    where: { id, clientId },
    lock: { mode: 'pessimistic_write' },
  });
  if (!row) throw makeNotFound();
  return row;
};

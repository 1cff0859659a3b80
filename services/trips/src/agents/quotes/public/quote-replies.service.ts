import { randomUUID } from 'node:crypto';
import type {
  AcceptQuote,
  AskAboutQuote,
  DeclineQuote,
  PublicQuote,
  QuotePage,
} from '@landsea/contracts/agents';
import { describeClosedQuote, findSecretNumber, mayQuote, sumQuoteOption } from '@landsea/rules/agents';
import {
  makeEditConflict,
  CLOCK,
  KIT_ENV,
  Mailer,
  makeValidationFailed,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { TripsEnv } from '../../../env.js';
import { isEmailUnconfirmed } from '../../clients/unconfirmed-email.js';
import { ClientVoice } from '../../conversations/client-voice.js';
import { IntakeSenders, type IntakeSender } from '../../intake-forms/intake-senders.js';
import { ToldTravelers } from '../../intake-forms/told-travelers.service.js';
import { QuoteAnswers, findOption, readVersion } from '../quote-answers.service.js';
import { makeChosenEmail, makeDeclinedEmail } from '../quote-emails.js';
import { selectAcceptance } from '../quote-recipients.queries.js';
import { addQuoteEvent, quoteTable } from '../quotes.queries.js';
import { nameOfHolder, QuotePages, type LinkedQuote } from './quote-pages.service.js';

const NEWER = 'There is a newer offer. Reload the page to see it.';

const isProgram = ({ website }: { website: string }): boolean => website !== '';

const refuseSecrets = (texts: Record<string, string>): void => {
  for (const [path, text] of Object.entries(texts)) {
    const message = findSecretNumber(text);
    if (message !== undefined) throw makeValidationFailed([{ path, message }]);
  }
};

/** Everything that a client does on the page of a quote. A program gets the answer of a person, and nothing happens. */
@Injectable()
export class QuoteReplies {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pages: QuotePages,
    private readonly senders: IntakeSenders,
    private readonly answers: QuoteAnswers,
    private readonly travelers: ToldTravelers,
    private readonly voice: ClientVoice,
    private readonly mailer: Mailer,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Becomes a message of the client, about which the agent gets an email. @throws DomainError NOT_FOUND. */
  async ask({ token, id, about, text, ...guard }: AskAboutQuote): Promise<void> {
    refuseSecrets({ text });
    await this.dataSource.transaction(async (manager) => {
      const linked = await this.pages.lock(manager, token);
      if (isProgram(guard)) return;
      const { quote, client, version, recipient } = linked;
      const isOther = recipient !== null && recipient.email !== client.email;
      const from = isOther ? `${recipient.firstName} asks about` : 'About';
      // The client knows the offer by the title that was sent, not by that of a later draft.
      const { title } = JSON.parse(version.content) as PublicQuote;
      const what = title ? `“${title}”` : `quote ${String(quote.number)}`;
      const body = `${from} ${what}, ${about}:\n${text}`;
      await this.voice.say(manager, client, { id, body });
      const event = { id, kind: 'asked', at: this.clock(), number: version.number } as const;
      await addQuoteEvent(manager, quote, {
        ...event,
        byName: nameOfHolder(linked),
        text: `${about}: ${text}`,
      });
    });
  }

  /**
   * Twice is once; somebody who chooses another option than the first is told.
   * @throws DomainError NOT_FOUND, VALIDATION_FAILED, EDIT_CONFLICT.
   */
  async accept(accepted: AcceptQuote, device: string): Promise<QuotePage> {
    const { token, optionId, addonIds, name, travelers } = accepted;
    refuseSecrets({ name });
    const sender = await this.findSender(token);
    return this.dataSource.transaction(async (manager) => {
      const linked = await this.pages.lock(manager, token);
      if (isProgram(accepted)) return this.pages.show(manager, linked, sender, false);
      if (!this.isRepeated(linked, optionId)) {
        await this.refuseSecond(manager, linked);
        this.assertOpen(linked, accepted.version);
        await this.assertTravelers(manager, linked, travelers);
        const { quote, client } = linked;
        const agent = makeAgent(client.agentId, sender);
        const said = { kind: 'accepted', by: name, device, text: '' } as const;
        const { tripId } = await this.answers.acceptIn(manager, {
          ...{ quote, client, agent, sender, optionId, addonIds },
          ...said,
          recipientId: linked.recipient?.id ?? null,
        });
        const told = { clientId: client.id, tripId, name, source: `Quote ${String(quote.number)}` };
        await this.travelers.proposeIn(manager, agent, told, travelers);
        await this.confirm(manager, linked, accepted, sender);
      }
      return this.pages.show(manager, await this.pages.find(manager, token), sender, false);
    });
  }

  /** @throws DomainError NOT_FOUND, VALIDATION_FAILED, EDIT_CONFLICT. */
  async decline({ token, version, reason, ...guard }: DeclineQuote): Promise<QuotePage> {
    refuseSecrets({ reason });
    const sender = await this.findSender(token);
    return this.dataSource.transaction(async (manager) => {
      const linked = await this.pages.lock(manager, token);
      if (isProgram(guard)) return this.pages.show(manager, linked, sender, false);
      const { quote, client } = linked;
      if (quote.state !== 'declined') {
        this.assertOpen(linked, version);
        const at = this.clock();
        await quoteTable.update(manager, { id: quote.id }, quote.version, {
          state: 'declined',
          answeredAt: at,
        });
        await addQuoteEvent(manager, quote, {
          kind: 'declined',
          at,
          byName: nameOfHolder(linked),
          text: reason,
        });
        const url = new URL(`/app/agents/quotes/${quote.id}`, this.env.PUBLIC_ORIGIN).href;
        const clientName = `${client.firstName} ${client.lastName}`;
        const email = makeDeclinedEmail({ clientName, number: quote.number }, reason, url);
        if (sender.email) await this.mailer.add(manager, { to: sender.email, ...email });
      }
      return this.pages.show(manager, await this.pages.find(manager, token), sender, false);
    });
  }

  private async findSender(token: string): Promise<IntakeSender> {
    const { client } = await this.pages.find(this.dataSource.manager, token);
    return this.senders.find(client.agentId);
  }

  private isRepeated({ quote: { state, acceptedOptionId } }: LinkedQuote, optionId: string): boolean {
    return state === 'accepted' && acceptedOptionId === optionId;
  }

  /** The second of two people reads who was first. */
  private async refuseSecond(manager: EntityManager, { quote }: LinkedQuote): Promise<void> {
    if (quote.state !== 'accepted') return;
    const first = await selectAcceptance(manager, quote.id);
    if (first)
      throw makeEditConflict(
        `This offer was already accepted: ${first.byName} chose “${first.optionTitle ?? 'an option'}”.`,
      );
  }

  private assertOpen({ quote }: LinkedQuote, shown: number): void {
    const state = this.pages.stateOf(quote);
    const isOver = state === 'accepted' || state === 'withdrawn';
    if (!isOver && shown !== quote.sentVersion) throw makeEditConflict(NEWER);
    if (!mayQuote('accept', state)) throw makeEditConflict(describeClosedQuote(state));
  }

  /** A birth date may be left out only for somebody whose date the agent has. */
  private async assertTravelers(
    manager: EntityManager,
    linked: LinkedQuote,
    travelers: AcceptQuote['travelers'],
  ): Promise<void> {
    const { travelers: known } = await this.pages.show(
      manager,
      linked,
      { agentName: null, agencyName: null, email: null },
      false,
    );
    const issues = travelers.flatMap(({ id, birthDate }, index) =>
      birthDate !== null || known.some((each) => each.id === id && each.hasBirthDate)
        ? []
        : [{ path: `travelers.${String(index)}.birthDate`, message: 'Enter the birth date' }],
    );
    if (issues.length > 0) throw makeValidationFailed(issues);
  }

  private async confirm(
    manager: EntityManager,
    { quote, client, recipient }: LinkedQuote,
    chosen: Pick<AcceptQuote, 'optionId' | 'addonIds'>,
    sender: IntakeSender,
  ): Promise<void> {
    const to = recipient?.email ?? client.email;
    if (!to || (to === client.email && (await isEmailUnconfirmed(manager, client.id)))) return;
    const content = await readVersion(manager, quote);
    const option = findOption(content, chosen);
    const totalCents = sumQuoteOption(option, content.people, chosen.addonIds)?.totalCents ?? 0;
    await this.mailer.add(manager, {
      to,
      ...makeChosenEmail(sender, option.title, totalCents),
    });
  }
}

/** The consequences of an acceptance are done as the agent would do them. */
const makeAgent = (userId: string, { agentName }: IntakeSender): Principal => ({
  userId,
  sessionId: randomUUID(),
  userType: 'agent',
  isDemo: false,
  firstName: agentName?.split(' ')[0] ?? 'Your agent',
});

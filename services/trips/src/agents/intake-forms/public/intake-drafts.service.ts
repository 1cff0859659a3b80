import { randomUUID } from 'node:crypto';
import type {
  BeginIntake,
  IntakeAnswers,
  MailIntake,
  SaveIntake,
  SavedIntake,
} from '@landsea/contracts/agents';
import { DAY_MS } from '@landsea/contracts/core';
import { findSecretNumber } from '@landsea/rules/agents';
import {
  CLOCK,
  DomainError,
  hashSecret,
  IntervalTasks,
  KIT_ENV,
  Mailer,
  makeEditConflict,
  makeNotFound,
  makeSecret,
  makeInvalidField,
  makeValidationFailed,
  makeVersionedTable,
  type Clock,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TripsEnv } from '../../../env.js';
import { IntakeAnswerRow } from '../intake-answer.entity.js';
import { makeContinueEmail } from '../intake-emails.js';
import { countDrafts, forgetIntake, isDraftSaved } from '../intake-forms.queries.js';
import { IntakeFormVersionRow } from '../intake-form-version.entity.js';
import { buildFormUrl } from '../intake-forms.service.js';
import { IntakeSenders } from '../intake-senders.js';
import { IntakePages } from './intake-pages.service.js';

const answerTable = makeVersionedTable(IntakeAnswerRow);

/** Days without a change. */
const DRAFT_DAYS = 30;
/** Drafts of one link in a day: more than a website's best day. A flood of one stops no other. */
const MOST_A_DAY = 300;
const EVERY_MS = 60 * 60_000;

const isSentAlready = (): DomainError => makeEditConflict('These answers were sent already. Thank you!');

export const isContinuedElsewhere = (): DomainError =>
  makeEditConflict(
    'This form was continued on another device. Reload the page to see what was answered there.',
  );

@Injectable()
export class IntakeDrafts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pages: IntakePages,
    private readonly senders: IntakeSenders,
    private readonly mailer: Mailer,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    tasks: IntervalTasks,
  ) {
    tasks.add('intake drafts', EVERY_MS, () => this.forget());
  }

  /**
   * With the version that the page shows, though the agent may have made another since.
   * @throws DomainError NOT_FOUND, VALIDATION_FAILED (a card number), RATE_LIMITED.
   */
  async begin({ token: linkToken, formVersion, answers }: BeginIntake): Promise<SavedIntake> {
    refuseSecrets(answers);
    const token = makeSecret();
    const now = this.clock();
    await this.dataSource.transaction(async (manager) => {
      const link = await this.pages.findLink(manager, linkToken);
      if (!link) throw makeNotFound();
      const { formId } = link;
      if (!(await manager.existsBy(IntakeFormVersionRow, { formId, number: formVersion }))) throw isChanged();
      const since = new Date(now.getTime() - DAY_MS);
      if ((await countDrafts(manager, link.id, since)) >= MOST_A_DAY) throw tooMany();
      await manager.insert(IntakeAnswerRow, {
        id: randomUUID(),
        formId,
        formVersion,
        linkId: link.id,
        clientId: link.clientId,
        tripId: link.tripId,
        source: link.kind === 'public' ? link.label : null,
        state: 'draft',
        answers,
        tokenHash: hashSecret(token),
        startedAt: now,
        updatedAt: now,
      });
    });
    return { token, version: 1, savedAt: now.toISOString() };
  }

  /**
   * A save whose answer was lost comes again and succeeds again, or its own device would be asked which is right.
   * @throws DomainError NOT_FOUND, VALIDATION_FAILED; EDIT_CONFLICT when it was sent, or saved elsewhere.
   */
  async save({ token, version, answers }: SaveIntake): Promise<SavedIntake> {
    refuseSecrets(answers);
    const { manager } = this.dataSource;
    const draft = await this.find(token);
    const isSaved =
      (await answerTable.update(manager, { id: draft.id, state: 'draft' }, version, { answers })) ||
      (await isDraftSaved(manager, draft.id, version + 1, answers));
    if (!isSaved) throw isContinuedElsewhere();
    return { token, version: version + 1, savedAt: this.clock().toISOString() };
  }

  /** To any address, so the email says nothing that somebody typed. */
  async mail({ token, email }: MailIntake): Promise<void> {
    const draft = await this.find(token);
    const sender = await this.senders.findFor(draft);
    const url = buildFormUrl(this.env.PUBLIC_ORIGIN, token);
    await this.dataSource.transaction((inside) =>
      this.mailer.add(inside, { to: email, ...makeContinueEmail(sender, url) }),
    );
  }

  private async find(token: string): Promise<IntakeAnswerRow> {
    const draft = await this.dataSource.manager.findOneBy(IntakeAnswerRow, { tokenHash: hashSecret(token) });
    if (!draft) throw makeNotFound();
    if (draft.state !== 'draft') throw isSentAlready();
    return draft;
  }

  async forget(): Promise<void> {
    const now = this.clock();
    await forgetIntake(this.dataSource.manager, new Date(now.getTime() - DRAFT_DAYS * DAY_MS), now);
  }
}

const tooMany = (): DomainError =>
  new DomainError({
    code: 'RATE_LIMITED',
    message: 'This form got a lot of answers today. Please try again tomorrow, or write to your agent.',
    retryAfterSeconds: DAY_MS / 1000,
  });

const isChanged = (): DomainError =>
  makeInvalidField('formVersion', 'This form has changed. Please reload the page.');

const textsIn = (value: unknown, path: string): { path: string; text: string }[] => {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, text: String(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, path === '' ? key : path));
};

/** A card number is not even kept in a draft. */
const refuseSecrets = (answers: IntakeAnswers): void => {
  const [found] = textsIn(answers, '').flatMap(({ path, text }) => {
    const message = findSecretNumber(text);
    return message === undefined ? [] : [{ path, message }];
  });
  if (found) throw makeValidationFailed([found]);
};

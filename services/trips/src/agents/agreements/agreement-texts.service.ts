import { randomUUID } from 'node:crypto';
import type {
  AgreementKind,
  AgreementText,
  AgreementTextList,
  SaveAgreementText,
} from '@landsea/contracts/agents';
import { agreementKinds, type AgreementBlock } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { findSecretField } from '@landsea/rules/agents';
import {
  CLOCK,
  makeEditConflict,
  makeInvalidField,
  makeVersionedTable,
  type DomainError,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AgencyScope, type Reach } from '../team/agency-scope.js';
import { describeFields, findUnknownField } from './agreement-fields.js';
import { AgreementTextVersionRow } from './agreement-text-version.entity.js';
import { AgreementTextRow } from './agreement-text.entity.js';
import { hashFingerprint } from './agreement-trail.js';
import { generalBlocks } from './texts/general-blocks.js';
import { paymentBlocks } from './texts/payment-blocks.js';
import { protectionBlocks } from './texts/protection-blocks.js';
import { serviceBlocks } from './texts/service-blocks.js';

interface StartText {
  title: string;
  blocks: AgreementBlock[];
}

/** Source: the usual sections of agreements of US agencies; each asks for a lawyer. */
const startTexts: Readonly<Record<AgreementKind, StartText>> = {
  terms: { title: 'Our agreement for your trip', blocks: [...serviceBlocks, ...generalBlocks] },
  protection: { title: 'Your answer about travel protection', blocks: [...protectionBlocks] },
  authorization: { title: 'Your permission to book', blocks: [...paymentBlocks] },
};

const textTable = makeVersionedTable(AgreementTextRow);

/** An assistant works on the texts of the agency's owner. */
const textAgent = ({ agentIds }: Reach, user: Pick<Principal, 'userId'>): string =>
  agentIds[0] ?? user.userId;

@Injectable()
export class AgreementTextsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(user: Principal): Promise<AgreementTextList> {
    const agentId = textAgent(await this.scope.getReach(user), user);
    const rows = await this.dataSource.manager.findBy(AgreementTextRow, { agentId });
    return {
      texts: agreementKinds.map((kind) => toText(rows.find((row) => row.kind === kind) ?? makeStart(kind))),
    };
  }

  /**
   * Makes the next version; what was sent keeps its own. The lawyer's reading ends with a change of the text,
   * unless the same call says that it was read again.
   * @throws DomainError FORBIDDEN, VALIDATION_FAILED; EDIT_CONFLICT for an older version.
   */
  async save(
    user: Principal,
    kind: AgreementKind,
    { version, isLawyerRead, ...change }: SaveAgreementText,
  ): Promise<AgreementTextList> {
    refuseText(change);
    await this.dataSource.transaction(async (manager) => {
      const agentId = textAgent(await this.scope.assertIn(manager, user, 'edit-clients'), user);
      const known = await manager.findOneBy(AgreementTextRow, { agentId, kind });
      if ((known?.version ?? 0) !== version) throw changedMeanwhile();
      const before = known ?? makeStart(kind);
      const isSame =
        hashFingerprint([before.title, before.blocks]) === hashFingerprint([change.title, change.blocks]);
      const today = getDateIn(this.clock());
      const lawyerReadOn = isLawyerRead ? ((isSame ? before.lawyerReadOn : null) ?? today) : null;
      if (!known) await addText(manager, { ...before, ...change, lawyerReadOn, agentId });
      else if (await textTable.update(manager, { id: known.id }, version, { ...change, lawyerReadOn }))
        await addVersion(manager, { ...known, ...change, lawyerReadOn, version: version + 1 });
      else throw changedMeanwhile();
    });
    return this.list(user);
  }

  /** The text in its latest version, as it ships while nobody saved one. */
  async findIn(
    manager: EntityManager,
    user: Pick<Principal, 'userId'>,
    kind: AgreementKind,
  ): Promise<AgreementTextRow> {
    const agentId = textAgent(await this.scope.getReachIn(manager, user), user);
    return (await manager.findOneBy(AgreementTextRow, { agentId, kind })) ?? makeStart(kind);
  }

  /** The same as a row, which the first agreement makes. */
  async ensureIn(
    manager: EntityManager,
    user: Pick<Principal, 'userId'>,
    kind: AgreementKind,
  ): Promise<AgreementTextRow> {
    const agentId = textAgent(await this.scope.getReachIn(manager, user), user);
    const known = await manager.findOneBy(AgreementTextRow, { agentId, kind });
    return known ?? addText(manager, { ...makeStart(kind), agentId });
  }
}

const makeStart = (kind: AgreementKind): AgreementTextRow => ({
  id: '',
  agentId: '',
  kind,
  ...startTexts[kind],
  values: {},
  lawyerReadOn: null,
  version: 0,
  updatedAt: new Date(0),
});

const toText = ({ kind, version, title, blocks, values, lawyerReadOn }: AgreementTextRow): AgreementText => ({
  kind,
  version,
  title,
  blocks,
  values,
  lawyerReadOn,
  fields: describeFields(blocks.map((block) => ({ ...block, isOn: true }))),
});

const addText = async (manager: EntityManager, text: AgreementTextRow): Promise<AgreementTextRow> => {
  const row = { ...text, id: randomUUID(), version: 1 };
  const { updatedAt: _now, ...inserted } = row;
  if ((await textTable.insert(manager, [inserted])).length === 0) throw changedMeanwhile();
  await addVersion(manager, row);
  return row;
};

const addVersion = async (
  manager: EntityManager,
  { id: textId, version: number, title, blocks, lawyerReadOn }: AgreementTextRow,
): Promise<void> => {
  await manager.insert(AgreementTextVersionRow, { textId, number, title, blocks, lawyerReadOn });
};

const changedMeanwhile = (): DomainError => makeEditConflict('This text was changed in another window.');

const refuseText = ({
  title,
  blocks,
  values,
}: Pick<SaveAgreementText, 'title' | 'blocks' | 'values'>): void => {
  const unknown = findUnknownField(blocks);
  if (unknown !== undefined)
    throw makeInvalidField('blocks', `There is no field called {{${unknown}}}. Choose one from the list`);
  if (!blocks.some(({ isOn }) => isOn)) throw makeInvalidField('blocks', 'Keep at least one section');
  const names = Object.keys(values);
  const texts = [title, ...blocks.flatMap(({ heading, body }) => [heading, body]), ...Object.values(values)];
  const secret = findSecretField(texts);
  if (!secret) return;
  const name = names[secret.index - (texts.length - names.length)];
  throw makeInvalidField(name === undefined ? 'blocks' : `values.${name}`, secret.message);
};

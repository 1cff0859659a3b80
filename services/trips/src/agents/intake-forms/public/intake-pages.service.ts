import type { Brand, IntakePage, KnownIntake } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import type { IntakeContext } from '@landsea/rules/agents';
import { CLOCK, hashSecret, makeNotFound, type Clock, type EmailBrand } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { IntakeAnswerRow } from '../intake-answer.entity.js';
import { IntakeFormVersionRow } from '../intake-form-version.entity.js';
import { IntakeFormRow } from '../intake-form.entity.js';
import { selectAnsweredBefore, selectHouseholdOf, selectTripStart } from '../intake-forms.queries.js';
import { listKnownIntake } from '../intake-household.js';
import { IntakeLinkRow } from '../intake-link.entity.js';
import { IntakeSenders } from '../intake-senders.js';

type Asked = Pick<IntakeLinkRow, 'clientId' | 'tripId'>;

const nothing: KnownIntake = { fields: [], people: [] };

/** A form as the holder of a token sees it. Nothing of the client's record but first questions and names leaves. */
@Injectable()
export class IntakePages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly senders: IntakeSenders,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND: the same for a token that is unknown, expired or turned off. */
  async open(token: string): Promise<IntakePage> {
    const { manager } = this.dataSource;
    const link = await this.findLink(manager, token);
    if (link) return this.makePage(await latestVersion(manager, link.formId), link, 'open');
    const answer = await manager.findOneBy(IntakeAnswerRow, { tokenHash: hashSecret(token) });
    if (answer?.state === 'draft') {
      const version = await readVersion(manager, answer);
      const asked = answer.linkId && (await manager.findOneBy(IntakeLinkRow, { id: answer.linkId }));
      return this.makePage(version, { ...answer, asks: asked ? asked.asks : 'all' }, 'draft', answer);
    }
    const confirmed =
      answer ?? (await manager.findOneBy(IntakeAnswerRow, { confirmHash: hashSecret(token) }));
    if (!confirmed) throw makeNotFound();
    const isOpen = !answer && confirmed.state === 'unconfirmed';
    return this.makePage(
      { ...(await readVersion(manager, confirmed)), content: { sections: [] } },
      { clientId: null, tripId: null, asks: 'all' },
      isOpen ? 'confirm' : 'sent',
    );
  }

  async findLink(manager: EntityManager, token: string): Promise<IntakeLinkRow | null> {
    const link = await manager.findOneBy(IntakeLinkRow, { tokenHash: hashSecret(token) });
    return link && (link.expiresAt === null || link.expiresAt > this.clock()) ? link : null;
  }

  /** The context in which the page shows questions, and in which its answers are checked. */
  async makeContext(manager: EntityManager, { clientId, tripId }: Asked): Promise<IntakeContext> {
    const today = getDateIn(this.clock());
    if (!clientId) return { today, travelsOn: null, known: nothing };
    const household = await selectHouseholdOf(manager, clientId);
    const travelsOn = (tripId && (await selectTripStart(manager, tripId, clientId))) || null;
    if (!household) return { today, travelsOn, known: nothing };
    const known = listKnownIntake(household, travelsOn ?? today);
    const before = await selectAnsweredBefore(manager, clientId);
    const columnsOf = (id: string) =>
      before.flatMap(({ fieldKey, personId }) =>
        personId === id && fieldKey.startsWith('people.') ? [fieldKey.slice('people.'.length)] : [],
      );
    const fields = before.flatMap(({ fieldKey }) => (fieldKey.startsWith('people.') ? [] : [fieldKey]));
    return {
      today,
      travelsOn,
      known: {
        fields: [...new Set([...known.fields, ...fields])],
        people: known.people.map((person) => ({
          ...person,
          columns: [...new Set([...person.columns, ...columnsOf(person.id)])],
        })),
      },
    };
  }

  private async makePage(
    { formId, number, title, intro, content }: IntakeFormVersionRow,
    asked: Asked & Pick<IntakeLinkRow, 'asks'>,
    state: IntakePage['state'],
    draft?: IntakeAnswerRow,
  ): Promise<IntakePage> {
    const { known, travelsOn } = await this.makeContext(this.dataSource.manager, asked);
    const { agentName, agencyName, brand } = await this.senders.findFor({
      formId,
      clientId: asked.clientId,
    });
    return {
      state,
      title,
      intro,
      agentName,
      agencyName,
      ...(brand && { brand: withoutOrigin(brand) }),
      sections: content.sections,
      asksMissing: asked.asks === 'missing',
      known,
      answers: draft?.answers ?? {},
      version: draft?.version ?? 0,
      formVersion: number,
      travelsOn,
    };
  }
}

const withoutOrigin = ({ origin: _origin, ...brand }: EmailBrand): Brand => brand;

const latestVersion = async (manager: EntityManager, formId: string): Promise<IntakeFormVersionRow> => {
  const { version: number } = await manager.findOneByOrFail(IntakeFormRow, { id: formId });
  return manager.findOneByOrFail(IntakeFormVersionRow, { formId, number });
};

export const readVersion = (
  manager: EntityManager,
  { formId, formVersion: number }: Pick<IntakeAnswerRow, 'formId' | 'formVersion'>,
): Promise<IntakeFormVersionRow> => manager.findOneByOrFail(IntakeFormVersionRow, { formId, number });

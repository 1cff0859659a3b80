import { randomUUID } from 'node:crypto';
import type {
  IntakeForm,
  IntakeFormList,
  IntakeSchema,
  IntakeTemplate,
  SaveIntakeForm,
} from '@landsea/contracts/agents';
import { IntakeTemplate as Templates } from '@landsea/contracts/agents';
import {
  composeIntake,
  intakeTemplates,
  listIntakeSwitches,
  type IntakeChoices,
} from '@landsea/rules/agents';
import {
  CLOCK,
  KIT_ENV,
  makeEditConflict,
  makeInvalidField,
  makeVersionedTable,
  type DomainError,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { TripsEnv } from '../../env.js';
import { AgencyScope, type Reach } from '../team/agency-scope.js';
import { IntakeFormVersionRow } from './intake-form-version.entity.js';
import { IntakeFormRow } from './intake-form.entity.js';
import { selectLinks, type ListedLink } from './intake-forms.queries.js';

const formTable = makeVersionedTable(IntakeFormRow);

/** An assistant works on the forms of the agency's owner. */
const formAgent = ({ agentIds }: Reach, user: Pick<Principal, 'userId'>): string =>
  agentIds[0] ?? user.userId;

export const buildFormUrl = (origin: string, token: string): string => new URL(`/f/${token}`, origin).href;

@Injectable()
export class IntakeFormsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The three forms; one that nobody changed is the template as it ships. */
  async list(user: Principal): Promise<IntakeFormList> {
    const reach = await this.scope.getReach(user);
    const agentId = formAgent(reach, user);
    const { manager } = this.dataSource;
    const rows = await manager.findBy(IntakeFormRow, { agentId });
    const links = await selectLinks(manager, agentId, reach.agentIds, this.clock());
    return {
      forms: Templates.options.map((template) => {
        const row = rows.find((each) => each.template === template) ?? makeForm(template);
        return this.toForm(
          row,
          links.filter(({ formId }) => formId === row.id),
        );
      }),
    };
  }

  /**
   * Makes the next version; answers that were begun stay with theirs.
   * @throws DomainError FORBIDDEN, VALIDATION_FAILED; EDIT_CONFLICT for an older version.
   */
  async save(
    user: Principal,
    template: IntakeTemplate,
    { version, ...change }: SaveIntakeForm,
  ): Promise<IntakeFormList> {
    refuseUnknownKeys(template, change);
    await this.dataSource.transaction(async (manager) => {
      const reach = await this.scope.assertIn(manager, user, 'edit-clients');
      const agentId = formAgent(reach, user);
      const known = await manager.findOneBy(IntakeFormRow, { agentId, template });
      if ((known?.version ?? 0) !== version) throw changedMeanwhile();
      if (!known) await addForm(manager, agentId, template, change);
      else if (await formTable.update(manager, { id: known.id }, version, change))
        await addVersion(manager, { ...known, ...change, version: version + 1 });
      else throw changedMeanwhile();
    });
    return this.list(user);
  }

  /** The agent's form in its latest version; made with the first link to it. */
  async ensureIn(manager: EntityManager, user: Principal, template: IntakeTemplate): Promise<IntakeFormRow> {
    const reach = await this.scope.assertIn(manager, user, 'edit-clients');
    const agentId = formAgent(reach, user);
    const known = await manager.findOneBy(IntakeFormRow, { agentId, template });
    return known ?? addForm(manager, agentId, template, makeForm(template));
  }

  private toForm(row: IntakeFormRow, links: readonly ListedLink[]): IntakeForm {
    const { template, version, title, intro } = row;
    return {
      template,
      version,
      title,
      intro,
      switches: listIntakeSwitches(template, row),
      sections: composeIntake(template, row).sections,
      links: links.map(({ formId: _form, token, ...link }) => ({
        ...link,
        url: token && buildFormUrl(this.env.PUBLIC_ORIGIN, token),
      })),
    };
  }
}

const makeForm = (template: IntakeTemplate): IntakeFormRow => ({
  id: '',
  agentId: '',
  template,
  title: intakeTemplates[template].title,
  intro: intakeTemplates[template].intro,
  off: [],
  texts: {},
  version: 0,
  updatedAt: new Date(0),
});

type Changed = Pick<IntakeFormRow, 'title' | 'intro' | 'off' | 'texts'>;

const addForm = async (
  manager: EntityManager,
  agentId: string,
  template: IntakeTemplate,
  { title, intro, off, texts }: Changed,
): Promise<IntakeFormRow> => {
  const row = { ...makeForm(template), id: randomUUID(), agentId, title, intro, off, texts, version: 1 };
  const { updatedAt: _now, ...inserted } = row;
  const added = await formTable.insert(manager, [inserted]);
  if (added.length === 0) throw changedMeanwhile();
  await addVersion(manager, row);
  return row;
};

const addVersion = async (manager: EntityManager, form: IntakeFormRow): Promise<void> => {
  const { id: formId, version: number, title, intro, template } = form;
  const content: IntakeSchema = composeIntake(template, form);
  await manager.insert(IntakeFormVersionRow, { formId, number, title, intro, content });
};

const changedMeanwhile = (): DomainError => makeEditConflict('This form was changed in another window.');

const refuseUnknownKeys = (template: IntakeTemplate, { off, texts }: IntakeChoices): void => {
  const known = listIntakeSwitches(template, { off: [], texts: {} });
  const keys = new Set(known.map(({ key }) => key));
  const sections = new Set(known.map(({ section }) => section));
  if (!off.every((key) => keys.has(key))) throw makeInvalidField('off', 'The form has no such question');
  if (!Object.keys(texts).every((key) => sections.has(key)))
    throw makeInvalidField('texts', 'The form has no such section');
};

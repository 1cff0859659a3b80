import type { IntakeSchema, IntakeSwitch, IntakeTemplate } from '@landsea/contracts/agents';
import { intakeTemplates } from './templates/intake-templates.js';
import { lockedFields } from './templates/template-field.js';

export interface IntakeChoices {
  /** Keys of switched-off fields; `people.height` is a column. */
  off: readonly string[];
  /** The agent's own words, by the key of the section. */
  texts: Readonly<Record<string, string>>;
}

const isOff = (key: string, { off }: IntakeChoices): boolean =>
  off.includes(key) && !lockedFields.includes(key);

/** A section without fields is left out. */
export const composeIntake = (template: IntakeTemplate, choices: IntakeChoices): IntakeSchema => ({
  sections: intakeTemplates[template].sections
    .map(({ fields, text, ...section }) => ({
      ...section,
      text: choices.texts[section.key] ?? text,
      fields: fields
        .filter(({ key }) => !isOff(key, choices))
        .map((field) =>
          field.columns
            ? { ...field, columns: field.columns.filter(({ key }) => !isOff(`${field.key}.${key}`, choices)) }
            : field,
        ),
    }))
    .filter(({ fields }) => fields.length > 0),
});

export const listIntakeSwitches = (template: IntakeTemplate, choices: IntakeChoices): IntakeSwitch[] =>
  intakeTemplates[template].sections.flatMap(({ key: section, fields }) =>
    fields.flatMap(({ key, label, columns = [] }) =>
      [
        { key, label },
        ...columns.map((column) => ({ key: `${key}.${column.key}`, label: column.label })),
      ].map((each) => ({
        ...each,
        section,
        isOn: !isOff(each.key, choices),
        isLocked: lockedFields.includes(each.key),
      })),
    ),
  );

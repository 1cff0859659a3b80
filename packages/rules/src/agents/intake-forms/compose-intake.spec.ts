import {
  IntakeSchema,
  IntakeTemplate,
  type IntakeCondition,
  type IntakeTest,
} from '@landsea/contracts/agents';
import { composeIntake, listIntakeSwitches } from './compose-intake.js';

const everything = { off: [], texts: {} };
const testsOf = (condition: IntakeCondition | undefined): IntakeTest[] => {
  if (!condition) return [];
  if ('all' in condition) return condition.all;
  if ('any' in condition) return condition.any;
  return 'not' in condition ? [condition.not] : [condition];
};

describe.each(IntakeTemplate.options)('the form for %s', (template) => {
  const schema = composeIntake(template, everything);
  const fields = schema.sections.flatMap((section) => section.fields);

  it('is a schema, with each key once', () => {
    expect(IntakeSchema.parse(schema)).toEqual(schema);
    expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length);
  });

  it('has conditions on earlier questions and on what is computed only', () => {
    const known = new Set(['people.children', 'people.minAge', 'people.maxSailed']);
    for (const { key, showIf, columns = [] } of fields) {
      for (const { field } of testsOf(showIf)) expect([...known]).toContain(field);
      const inRow = new Set(['row.age']);
      for (const column of columns) {
        for (const { field } of testsOf(column.showIf)) expect([...inRow]).toContain(field);
        inRow.add(`row.${column.key}`);
      }
      known.add(key);
    }
  });

  it('compares with values that its choices have', () => {
    for (const { field, op, value } of fields.flatMap(({ showIf }) => testsOf(showIf))) {
      const options = fields.find(({ key }) => key === field)?.options?.map((option) => option.value);
      if (options && op !== 'answered') expect(options).toEqual(expect.arrayContaining([value].flat()));
    }
  });

  it('never asks for a photo or a number of a passport', () => {
    const texts = fields.flatMap(({ label, help, columns = [] }) => [
      label,
      help,
      ...columns.flatMap((column) => [column.label, column.help]),
    ]);
    expect(texts.filter((text) => /passport (number|photo)/i.test(text))).toEqual([]);
  });
});

it('leaves out what is switched off, with sections that become empty, but nothing that is locked', () => {
  const off = ['lead_email', 'people.height', 'transport', 'airport', 'transfer', 'child_seats', 'parking'];
  const { sections } = composeIntake('parks', { off, texts: { party: 'Grandma too?' } });
  const keys = sections.flatMap(({ fields }) => fields.map(({ key }) => key));
  expect(keys).toContain('lead_email');
  expect(sections.map(({ key }) => key)).not.toContain('travel');
  const party = sections.find(({ key }) => key === 'party');
  expect(party?.text).toBe('Grandma too?');
  expect(party?.fields[0]?.columns?.map(({ key }) => key)).not.toContain('height');
  const switches = listIntakeSwitches('parks', { off, texts: {} });
  expect(switches.find(({ key }) => key === 'lead_email')).toMatchObject({ isOn: true, isLocked: true });
  expect(switches.find(({ key }) => key === 'people.height')).toMatchObject({ isOn: false, isLocked: false });
});

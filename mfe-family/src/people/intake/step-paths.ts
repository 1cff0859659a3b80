import { rosterColumns, type IntakeStep } from '@landsea/rules/agents';

/** The screen of a problem: `people.<id>.height` is on that of heights, a name on that of all travelers. */
export const isOfStep = (path: string, step: IntakeStep): boolean => {
  const [field, , column] = path.split('.');
  if (field !== step.shown.field.key) return false;
  if (step.kind === 'field') return true;
  if (step.kind === 'column') return column === step.column.key;
  return column === undefined || rosterColumns.includes(column);
};

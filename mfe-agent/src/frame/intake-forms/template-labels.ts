import type { IntakeTemplate } from '@landsea/contracts/agents';

export const templateLabels: Readonly<Record<IntakeTemplate, string>> = {
  parks: 'Parks',
  cruise: 'Cruise',
  combined: 'Land and sea',
};

export const listTemplateOptions = (Object.keys(templateLabels) as IntakeTemplate[]).map((value) => ({
  value,
  label: templateLabels[value],
}));

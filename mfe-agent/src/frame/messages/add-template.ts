import { fillFields, type FieldValues } from '@landsea/contracts/agents';
import { messageTemplates } from '@landsea/rules/agents';

/** Known values are filled in below the text; an unknown template adds nothing, and none is added twice. */
export const addTemplate = (text: string, templateId: string, values: FieldValues): string => {
  const template = messageTemplates.find(({ id }) => id === templateId);
  if (!template) return text;
  const added = fillFields(template.body, values);
  if (text.includes(added)) return text;
  return text.trim() ? `${text.trimEnd()}\n\n${added}` : added;
};

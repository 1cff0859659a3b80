import { fillFields, type FieldValues } from '@landsea/contracts/agents';
import type { ListedTemplate } from './use-templates';

/** Known values are filled in below the text; no template adds nothing, and none is added twice. */
export const addTemplate = (
  text: string,
  template: ListedTemplate | undefined,
  values: FieldValues,
): string => {
  if (!template) return text;
  const added = fillFields(template.body, values);
  if (text.includes(added)) return text;
  return text.trim() ? `${text.trimEnd()}\n\n${added}` : added;
};

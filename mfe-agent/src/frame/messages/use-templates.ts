import { listTemplates } from '@landsea/rules/agents';
import { useListOwnTemplatesQuery } from './own-templates-api';

export interface ListedTemplate {
  id: string;
  title: string;
  body: string;
}

/** `isReady` is false until the agent's own are known, or could not be loaded. */
export const useTemplates = (
  options: { skip?: boolean } = {},
): { templates: ListedTemplate[]; isReady: boolean } => {
  const { data, isLoading } = useListOwnTemplatesQuery(undefined, options);
  return { templates: listTemplates(data?.templates ?? []), isReady: !isLoading };
};

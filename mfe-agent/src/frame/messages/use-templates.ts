import type { OwnMessageTemplate } from '@landsea/contracts/agents';
import { messageTemplates } from '@landsea/rules/agents';
import { useListOwnTemplatesQuery } from './own-templates-api';

export interface ListedTemplate {
  id: string;
  title: string;
  body: string;
}

const nameAuthor = ({ isOwn, title, authorName }: OwnMessageTemplate): string =>
  isOwn ? title : `${title} (${authorName})`;

/** The agent's own and their colleagues' first; one that stands in for one of ours takes its id and its place. */
export const listTemplates = (known: readonly OwnMessageTemplate[]): ListedTemplate[] => {
  const standIns = known.filter(({ isOwn, replaces }) => isOwn && replaces !== null);
  const others = known.filter((template) => !standIns.includes(template));
  return [
    ...others.map((template) => ({ id: template.id, title: nameAuthor(template), body: template.body })),
    ...messageTemplates.map((ours) => {
      const own = standIns.find(({ replaces }) => replaces === ours.id);
      return own ? { id: ours.id, title: own.title, body: own.body } : ours;
    }),
  ];
};

/** `isReady` is false until the agent's own are known, or could not be loaded. */
export const useTemplates = (
  options: { skip?: boolean } = {},
): { templates: ListedTemplate[]; isReady: boolean } => {
  const { data, isLoading } = useListOwnTemplatesQuery(undefined, options);
  return { templates: listTemplates(data?.templates ?? []), isReady: !isLoading };
};

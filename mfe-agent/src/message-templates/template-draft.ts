import type { OwnMessageTemplate, SaveMessageTemplate } from '@landsea/contracts/agents';
import type { ListedTemplate } from '../frame/messages/use-templates';

export interface TemplateDraft {
  id: string;
  values: SaveMessageTemplate;
}

const start = { version: 0, title: '', body: '', isShared: false, replaces: null };

export const startTemplate = (): TemplateDraft => ({ id: crypto.randomUUID(), values: start });

/** One of ours, to be changed; it then stands in for ours. */
export const startFromOurs = ({ id, title, body }: ListedTemplate): TemplateDraft => ({
  id: crypto.randomUUID(),
  values: { ...start, title, body, replaces: id },
});

/** A colleague's becomes a copy. */
export const startFromOwn = ({
  id,
  isOwn,
  version,
  title,
  body,
  isShared,
  replaces,
}: OwnMessageTemplate): TemplateDraft =>
  isOwn
    ? { id, values: { version, title, body, isShared, replaces } }
    : { id: crypto.randomUUID(), values: { ...start, title, body } };

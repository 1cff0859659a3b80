import type { OwnQuoteTemplate } from '@landsea/contracts/agents';
import { formatCount } from '@landsea/contracts/core';

/** `2 options: By the lagoon, On the boardwalk`. */
export const describeTemplate = ({ options }: Pick<OwnQuoteTemplate, 'options'>): string => {
  const names = options.map(({ title, place }) => title || place).filter(Boolean);
  return [formatCount(options.length, 'option'), names.join(', ')].filter(Boolean).join(': ');
};

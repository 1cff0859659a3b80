import type { DuplicateReason } from '@landsea/contracts/agents';

const texts: Readonly<Record<DuplicateReason, string>> = {
  email: 'same email',
  phone: 'same phone',
  name: 'names alike',
};

export const formatReasons = (reasons: readonly DuplicateReason[]): string => {
  const said = reasons.map((reason) => texts[reason]);
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} and ${said.at(-1) ?? ''}`;
};

export const toSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

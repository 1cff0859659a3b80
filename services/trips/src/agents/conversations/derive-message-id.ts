import { createHash } from 'node:crypto';

/** The same parts always make the same id, so a repeated call sends nothing twice. */
export const deriveMessageId = (...parts: string[]): string => {
  const hex = createHash('sha256').update(parts.join(' ')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

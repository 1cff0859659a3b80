import { createHash } from 'node:crypto';

export const makeEmailId = (placeId: string, messageId: string): string => {
  const hex = createHash('sha256').update(`${placeId} ${messageId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

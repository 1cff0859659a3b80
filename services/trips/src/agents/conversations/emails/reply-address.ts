import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Fits the 64 characters before the `@`, in letters whose case no mail server changes. */
export const makeMailboxId = (): string => randomBytes(10).toString('hex');

/** 128 bits. */
const proofOf = (id: string, secret: string): string =>
  createHmac('sha256', secret).update(`reply-address:${id}`).digest('hex').slice(0, 32);

/** The format is `reply+<id>.<proof>@<domain>`. */
export const replyAddress = (id: string, secret: string, domain: string): string =>
  `reply+${id}.${proofOf(id, secret)}@${domain}`;

const ADDRESS = /^reply\+([0-9a-f]{20})\.([0-9a-f]{32})@(.+)$/;

/** Undefined for an address whose proof is wrong. */
export const readMailboxId = (address: string, secret: string, domain: string): string | undefined => {
  const [, id = '', proof = '', host = ''] = ADDRESS.exec(address.trim().toLowerCase()) ?? [];
  if (!id || host !== domain.toLowerCase()) return undefined;
  return timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(id, secret))) ? id : undefined;
};

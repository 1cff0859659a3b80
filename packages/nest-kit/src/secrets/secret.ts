import { hash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** 256 bits as 43 characters of base64url. */
export const makeSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** SHA-256 as 64 hex digits. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'hex');

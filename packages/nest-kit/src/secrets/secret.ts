import { hash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** 256 bits as 43 characters of base64url. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** SHA-256 as 64 hex digits. */
export const secretHash = (secret: string): string => hash('sha256', secret, 'hex');

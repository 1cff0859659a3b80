import { hash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** What a person or a browser holds and nobody can guess: 256 bits as 43 characters of base64url. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** What is stored, and sent between services, in place of a secret: its SHA-256 as 64 hex digits. */
export const secretHash = (secret: string): string => hash('sha256', secret, 'hex');

import type { Principal } from '@landsea/contracts/account';
import type { ServiceName } from '@landsea/contracts/messages';
import type { Request } from 'express';

export interface KitRequest extends Request {
  principal?: Principal;
  /** Set on `@Internal()` routes. */
  caller?: ServiceName;
  rawBody?: Buffer;
}

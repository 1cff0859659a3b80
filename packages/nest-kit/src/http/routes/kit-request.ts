import type { Principal } from '@landsea/contracts/account';
import type { ServiceName } from '@landsea/contracts/messages';
import type { Request } from 'express';

/** A request as the kit's guards leave it. */
export interface KitRequest extends Request {
  principal?: Principal;
  /** The service that called an `@Internal()` route. */
  caller?: ServiceName;
  rawBody?: Buffer;
}

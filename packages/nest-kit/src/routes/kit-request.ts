import type { Principal, ServiceName } from '@landsea/contracts';
import type { Request } from 'express';

/** A request as the kit's guards leave it. */
export interface KitRequest extends Request {
  principal?: Principal;
  /** The service that called an `@Internal()` route. */
  caller?: ServiceName;
  rawBody?: Buffer;
}

import type { SignIn } from '../sessions/sessions.service.js';
import type { KnownDevice } from './device-cookie.js';

/** The browser that a request comes from. */
export interface Browser extends Pick<SignIn, 'userAgent' | 'presented'> {
  /** As limits count it. */
  address: string;
  device: KnownDevice | undefined;
}

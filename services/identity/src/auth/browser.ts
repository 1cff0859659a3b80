import type { SignIn } from '../sessions/sessions.service.js';
import type { KnownDevice } from './device-cookie.js';

/** `devices` says who signed in at this browser before. */
export interface Browser extends Pick<SignIn, 'userAgent' | 'presented'> {
  address: string;
  devices: readonly KnownDevice[];
}

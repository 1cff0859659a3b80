import type { SignIn } from '../sessions/sessions.service.js';
import type { KnownDevice } from './device-cookie.js';

export interface Browser extends Pick<SignIn, 'userAgent' | 'presented'> {
  address: string;
  device: KnownDevice | undefined;
}

import { CONSENT_COOKIE } from '@landsea/contracts/experiments';
import { useSyncExternalStore } from 'react';
import { getSiteConfig } from '../display/site-config';

/** The gateway reads the same cookie. */
const ANSWER_DAYS = 180;

/** `off`: no script is configured. `refused`: Global Privacy Control, so nobody is asked. */
export type MeasurementConsent = 'off' | 'refused' | 'undecided' | 'yes' | 'no';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const hasPrivacyControl = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

const answer = (): 'yes' | 'no' | undefined => {
  const found = new RegExp(`(?:^|; )${CONSENT_COOKIE}=(yes|no)(?:;|$)`).exec(document.cookie)?.[1];
  return found === 'yes' || found === 'no' ? found : undefined;
};

const measurement = (): MeasurementConsent => {
  if (!getSiteConfig().analyticsScriptUrl) return 'off';
  return hasPrivacyControl() ? 'refused' : (answer() ?? 'undecided');
};

export const answerMeasurement = (allowed: boolean): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = String(ANSWER_DAYS * 86_400);
  document.cookie = `${CONSENT_COOKIE}=${allowed ? 'yes' : 'no'}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
  for (const listener of listeners) listener();
};

/** `off` while hydrating a prerendered page. */
export const useMeasurement = (): MeasurementConsent =>
  useSyncExternalStore(subscribe, measurement, () => 'off');

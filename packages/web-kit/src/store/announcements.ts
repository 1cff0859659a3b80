import type { AccessType, ApiErrorBody } from '@landsea/contracts/core';

export interface Toast {
  title: string;
  description?: string;
  tone: 'success' | 'error' | 'info';
  seconds?: number;
  place?: 'top';
}

export interface PaywallRequest {
  message?: string;
  tripId?: string;
  accessType?: AccessType;
}

export interface ActiveTripNotice extends Pick<
  Extract<ApiErrorBody, { code: 'ACTIVE_TRIP_EXISTS' }>,
  'message' | 'currentTripId' | 'accessExpiresAt' | 'options'
> {
  tripToPayFor?: string;
}

export interface Announcements {
  toast: Toast;
  'show-paywall': PaywallRequest;
  'active-trip-exists': ActiveTripNotice;
  'email-not-verified': { message: string };
  'session-expired': { message: string };
}

const hub = new EventTarget();

export const announce = <K extends keyof Announcements>(name: K, detail: Announcements[K]): void => {
  hub.dispatchEvent(new CustomEvent(name, { detail }));
};

export const listenToAnnouncement = <K extends keyof Announcements>(
  name: K,
  callback: (detail: Announcements[K]) => void,
): (() => void) => {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) callback(event.detail as Announcements[K]);
  };
  hub.addEventListener(name, listener);
  return () => {
    hub.removeEventListener(name, listener);
  };
};

/** A new toast replaces the former one. */
export const notify = (toast: Toast): void => {
  announce('toast', toast);
};

export const openPaywall = (request: PaywallRequest = {}): void => {
  announce('show-paywall', request);
};

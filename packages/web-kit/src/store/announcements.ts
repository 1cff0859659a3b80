import type { AccessType, ApiErrorBody } from '@landsea/contracts/core';

export interface Toast {
  title: string;
  description?: string;
  tone: 'success' | 'error' | 'info';
  seconds?: number;
  /** Where it lies on a phone instead of at the foot; an error does so anyway. */
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
  /** The trip that was to be paid for, where it is known. */
  tripToPayFor?: string;
}

/** What any part of the page may announce, and the shell shows. */
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

/** Calls back for each announcement of that name, until the returned function is called. */
export const onAnnouncement = <K extends keyof Announcements>(
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

/** Shows a toast. One is visible at a time: a new one replaces the one before. */
export const notify = (toast: Toast): void => {
  announce('toast', toast);
};

/** Opens the paywall dialog; without a trip it offers the one in planning, else the first. */
export const openPaywall = (request: PaywallRequest = {}): void => {
  announce('show-paywall', request);
};

import type { AccessType, ApiErrorBody, RemoteName } from '@landsea/contracts/core';
import type { RemoteModule } from '../pages/page-definition';

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

/** Only the shell loads remotes, because it checks each against the signed list. */
export interface RemoteRequest {
  name: RemoteName;
  give: (module: RemoteModule) => void;
}

export interface Announcements {
  toast: Toast;
  'show-paywall': PaywallRequest;
  'active-trip-exists': ActiveTripNotice;
  'email-not-verified': { message: string };
  'session-expired': { message: string };
  'remote-wanted': RemoteRequest;
  /** The shell listens from now on: a request from before is repeated. */
  'remotes-ready': undefined;
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

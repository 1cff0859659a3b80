// Bundled and not shared, so that unused parts are dropped.
export { createSlice } from '@reduxjs/toolkit';
export { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
export { Provider as StoreProvider } from 'react-redux';
export { api } from './http/api';
export { asClient } from './http/as-client';
export { answerOf } from './http/answer-of';
export { toApiError, getFieldErrors } from './http/api-error';
export type { ApiFailure, RequestError, TransportError } from './http/api-error';
export { announce, notify, listenToAnnouncement, openPaywall } from './store/announcements';
export type { ActiveTripNotice, Announcements, PaywallRequest, Toast } from './store/announcements';
export { errorTexts } from './http/error-texts';
export type { BaseQueryArgs, CallMeta } from './http/base-query';
export { takeSequence } from './http/base-query';
export { promptSignInWith } from './http/sign-in-again';
export { delay, timings } from './http/timings';
export { createStore, rootReducer, useAppDispatch, useAppSelector } from './store/store';
export type { AppDispatch, AppStore, RootState } from './store/store';
export { sessionEnded, userChanged } from './session/session-slice';
export { monitorSession } from './session/session-monitor';
export { useFreshSession, useSession } from './session/use-session';
export type { Session } from './session/use-session';
export {
  sessionApi,
  useGetUserQuery,
  useLoginMutation,
  useLogoutMutation,
  useRegisterMutation,
  useResendVerificationMutation,
} from './session/session-api';
export { accessApi, freeAccess, useAccess, useGetAccessQuery } from './session/access-api';
export { tripsApi, useGetActiveTripQuery, useLazyListTripsQuery, useListTripsQuery } from './store/trips-api';
export { pickLatestStart, selectTrip, pickTripToSync } from './store/trip-selection';
export { setActiveTrip } from './store/active-trip-slice';
export { usePageBrand, useShownBrand } from './store/use-page-brand';
export { getSiteConfig, useSiteConfig } from './display/site-config';
export type { SiteConfig } from './display/site-config';
export { answerMeasurement, useMeasurement } from './store/measurement';
export type { MeasurementConsent } from './store/measurement';
export type { AccessibilitySettings } from './store/accessibility-slice';
export { useAccessibility } from './store/use-accessibility';
export { useActiveTripId } from './store/use-active-trip-id';
export {
  forgetDestination,
  rememberDestination,
  getRememberedDestination,
  toSafeDestination,
  takeDestination,
} from './session/destination';
export { followLiveEvents } from './http/live-events';
export type { LineState } from './http/live-events';
export {
  formatCountdown,
  formatDate,
  formatDateRange,
  formatDayOf,
  formatMoney,
  timeToTrip,
} from './display/format';
export {
  clearCachedEntries,
  countUnsent,
  localMemory,
  listenToClearedEntries,
  sessionMemory,
} from './store/browser-storage';
export { prefersStillness } from './store/prefers-stillness';

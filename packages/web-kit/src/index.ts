export { api } from './api';
export { answerOf } from './answer-of';
export { apiErrorOf, fieldErrorsOf } from './api-error';
export type { ApiFailure, RequestError, TransportError } from './api-error';
export { announce, notify, onAnnouncement, openPaywall } from './announcements';
export type { ActiveTripNotice, Announcements, PaywallRequest, Toast } from './announcements';
export { errorTexts } from './error-texts';
export { delay, timings } from './timings';
export { createStore, rootReducer, useAppDispatch, useAppSelector } from './store';
export type { AppDispatch, AppStore, RootState } from './store';
export { sessionEnded, userChanged } from './session-slice';
export { monitorSession } from './session-monitor';
export { useFreshSession, useSession } from './use-session';
export type { Session } from './use-session';
export {
  sessionApi,
  useGetUserQuery,
  useLoginMutation,
  useLogoutMutation,
  useRegisterMutation,
  useResendVerificationMutation,
} from './session-api';
export { accessApi, freeAccess, useAccess, useGetAccessQuery } from './access-api';
export { tripsApi, useGetActiveTripQuery, useLazyListTripsQuery, useListTripsQuery } from './trips-api';
export { latestStart, selectTrip, tripToSync } from './trip-selection';
export { setActiveTrip } from './active-trip-slice';
export { siteConfig } from './site-config';
export type { AccessibilitySettings } from './accessibility-slice';
export { useAccessibility } from './use-accessibility';
export { useActiveTripId } from './use-active-trip-id';
export { forgetDestination, rememberDestination, safeDestination, takeDestination } from './destination';
export { liveEvents } from './live-events';
export type { LineState } from './live-events';
export { countdownTo, formatDate, formatDateRange, formatDayOf, formatMoney, timeToTrip } from './format';
export { clearCachedEntries, localMemory, sessionMemory } from './browser-storage';
export { pendingPages } from './pending-pages';
export { prefersStillness } from './prefers-stillness';
export { productPages } from './product-pages';
export type { ProductPage } from './product-pages';
export type { NavItem, PageHandle, RemoteModule } from './remote-module';

import { randomUUID } from 'node:crypto';
import { describeAuthorisation } from '@landsea/nest-kit/testing';
import { startIdentity } from './app.js';
import {
  callers,
  everyone,
  inviters,
  notDemo,
  own,
  servicesOnly,
  signedIn,
  type IdentityCaller,
} from './callers.js';
import { aRegistration } from './factories.js';
import { clientInvited } from './invitation-factories.js';
import { aContactMessage, aSuggestion, filledInByHand } from './outreach-factories.js';

/** A redirect to Google and the return from it are visits; the state that binds the two is kept. */
const FLOW = 'the state of a sign-in with Google';

/** Opens nothing. */
const aKey = { token: 'x'.repeat(43) };

describeAuthorisation<IdentityCaller>({
  start: startIdentity,
  callers,
  routes: {
    'POST /api/auth/register': { answers: everyone(201), body: () => aRegistration() },
    // Trips, which knows the invitations, is not there.
    'POST /api/auth/register-for-trip': {
      answers: everyone(503),
      body: () => ({ token: 'trip.guessed', firstName: 'Ada', lastName: 'Byron', password: 'engine-no-1' }),
    },
    'POST /api/auth/register-for-team': {
      answers: everyone(503),
      body: () => ({ token: 'team.guessed', firstName: 'Ada', lastName: 'Byron', password: 'engine-no-1' }),
    },
    'POST /api/auth/login': {
      answers: everyone(401),
      body: () => ({ email: `${randomUUID()}@example.com`, password: 'a guess' }),
    },
    'POST /api/auth/logout': { answers: everyone(204) },
    'GET /api/auth/user': { answers: signedIn(200) },
    'GET /api/auth/account': { answers: signedIn(200) },
    'PATCH /api/auth/account': {
      answers: notDemo(200),
      body: () => ({ firstName: 'Robin', lastName: 'Lindqvist' }),
    },
    'PATCH /api/auth/preferences': { answers: notDemo(200), body: () => ({ theme: 'dark' }) },
    // The accounts of these callers have no password that anybody could know.
    'POST /api/auth/account/password': {
      answers: { ...notDemo(400) },
      body: () => ({ password: 'harbour-at-nine' }),
    },
    'DELETE /api/auth/account/google': { answers: notDemo(200) },
    'POST /api/auth/account/email': {
      answers: notDemo(400),
      body: () => ({ email: `${randomUUID()}@example.com` }),
    },
    'DELETE /api/auth/account/email': { answers: signedIn(204) },
    'POST /api/auth/confirm-email': { answers: signedIn(400), body: () => ({ token: 'guessed' }) },
    'POST /api/auth/account/deletion': { answers: notDemo(400), body: () => ({ password: '' }) },
    'DELETE /api/auth/account/deletion': { answers: notDemo(200) },
    'GET /api/auth/sessions': { answers: signedIn(200) },
    'GET /api/auth/activity': { answers: signedIn(200) },
    'DELETE /api/auth/sessions': { answers: signedIn(204) },
    'DELETE /api/auth/sessions/{sessionId}': { answers: own(204) },
    'GET /api/auth/exports': { answers: signedIn(200) },
    'POST /api/auth/exports': { answers: signedIn(202) },
    'GET /api/auth/exports/{exportId}/file': { answers: own(200) },
    'GET /internal/accounts/{userId}/export': { answers: servicesOnly(200) },
    'POST /internal/people/verified-address': {
      answers: servicesOnly(200),
      body: () => ({ email: 'nobody@example.com' }),
    },
    'GET /internal/people/{userId}': {
      answers: { ...servicesOnly(404), service: { other: 200, none: 404 } },
    },
    'GET /internal/people/{userId}/notifications': {
      answers: { ...servicesOnly(404), service: { other: 200, none: 404 } },
    },
    'POST /api/auth/forgot-password': {
      answers: everyone(204),
      body: () => ({ email: `${randomUUID()}@example.com` }),
    },
    'POST /api/auth/reset-password': {
      answers: everyone(400),
      body: () => ({ ...aKey, password: 'the tide at noon' }),
    },
    'POST /api/auth/verify-email': { answers: signedIn(400), body: () => aKey },
    'POST /api/auth/resend-verification': { answers: signedIn(204) },
    'GET /auth/google': { answers: everyone(303), writesBecause: FLOW },
    'GET /api/login': { answers: everyone(303), writesBecause: FLOW },
    'GET /auth/google/callback': { answers: everyone(303), writesBecause: FLOW },
    'POST /api/v1/outreach/contact': {
      answers: everyone(201),
      body: () => aContactMessage(),
    },
    'POST /api/v1/outreach/suggestions': { answers: everyone(201), body: () => aSuggestion() },
    'POST /api/v1/outreach/newsletter': {
      answers: everyone(204),
      body: () => ({ email: `${randomUUID()}@example.com`, ...filledInByHand }),
    },
    'POST /api/v1/outreach/newsletter/confirm': { answers: everyone(400), body: () => aKey },
    'POST /api/v1/outreach/newsletter/unsubscribe': { answers: everyone(400), body: () => aKey },
    'POST /api/v1/outreach/newsletter/one-click/{token}': {
      answers: everyone(400),
      fromOutside: true,
    },
    'GET /api/v1/outreach/newsletter/one-click/{token}': { answers: everyone(303) },
    'POST /api/v1/invitations/preview': { answers: everyone(404), body: () => aKey },
    'POST /api/v1/invitations/accept': {
      answers: { ...signedIn(404), demo: 403 },
      body: () => ({ key: aKey, consent: { trips: [] } }),
    },
    'POST /api/v1/invitations/register': {
      answers: everyone(404),
      body: () => ({ key: aKey, firstName: 'Ada', lastName: 'Byron', password: 'engine-no-1' }),
    },
    'POST /api/v1/invitations/{clientId}/link': { answers: inviters(200) },
    'POST /api/v1/invitations/{clientId}/revoke': { answers: inviters(200) },
    'POST /api/v1/experiments/exposures': {
      answers: everyone(204),
      body: () => ({ experiment: 'home', version: 1, variant: 'magic-meter' }),
    },
    'POST /api/v1/experiments/page-figures': {
      answers: everyone(204),
      body: () => ({ experiment: 'home', version: 1, build: '0123456789ab', scriptErrors: 0 }),
    },
    'POST /api/v1/experiments/starts': { answers: everyone(204) },
    'POST /api/v1/release-alarms': {
      body: () => ({ kind: 'signature', app: 'shell' }),
      answers: everyone(204),
    },
    'GET /api/v1/release-alarms/failing': {
      answers: everyone(200),
      query: () => 'builds=0123456789ab',
    },
    'GET /api/v1/experiments/results': {
      answers: signedIn(404),
      query: () => 'experiment=home&version=1',
    },
    'POST /internal/sessions/resolve': {
      answers: servicesOnly(200),
      body: () => ({ tokenHash: '0'.repeat(64) }),
    },
    'POST /internal/inbox': {
      answers: servicesOnly(204),
      body: () => ({ id: randomUUID(), type: 'trips.client-invited', payload: clientInvited(randomUUID()) }),
    },
  },
});

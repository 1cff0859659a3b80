import { randomUUID } from 'node:crypto';
import { describeAuthorisation } from '@landsea/nest-kit/testing';
import { startIdentity } from './app.js';
import { callers, everyone, inviters, servicesOnly, signedIn, type Who } from './callers.js';
import { aRegistration } from './factories.js';
import { asked } from './invitation-factories.js';

/** A redirect to Google and the return from it are visits; the state that binds the two is kept. */
const FLOW = 'the state of a sign-in with Google';

/** Opens nothing. */
const aKey = { token: 'x'.repeat(43) };

describeAuthorisation<Who>({
  start: startIdentity,
  callers,
  routes: {
    'POST /api/auth/register': { answers: everyone(201), body: () => aRegistration() },
    'POST /api/auth/login': {
      answers: everyone(401),
      body: () => ({ email: `${randomUUID()}@example.com`, password: 'a guess' }),
    },
    'POST /api/auth/logout': { answers: everyone(204) },
    'GET /api/auth/user': { answers: signedIn(200) },
    'GET /auth/google': { answers: everyone(303), writesBecause: FLOW },
    'GET /api/login': { answers: everyone(303), writesBecause: FLOW },
    'GET /auth/google/callback': { answers: everyone(303), writesBecause: FLOW },
    'POST /api/v1/invitations/preview': { answers: everyone(404), body: () => aKey },
    'POST /api/v1/invitations/accept': {
      answers: { ...signedIn(404), demo: 403 },
      body: () => ({ key: aKey }),
    },
    'POST /api/v1/invitations/register': {
      answers: everyone(404),
      body: () => ({ key: aKey, firstName: 'Ada', lastName: 'Byron', password: 'engine-no-1' }),
    },
    'POST /api/v1/invitations/{clientId}/link': { answers: inviters(200) },
    'POST /api/v1/invitations/{clientId}/revoke': { answers: inviters(200) },
    'POST /internal/sessions/resolve': {
      answers: servicesOnly(200),
      body: () => ({ tokenHash: '0'.repeat(64) }),
    },
    'POST /internal/inbox': {
      answers: servicesOnly(204),
      body: () => ({ id: randomUUID(), type: 'trips.client-invited', payload: asked(randomUUID()) }),
    },
  },
});

import { randomUUID } from 'node:crypto';
import { describeAuthorisation } from '@landsea/nest-kit/testing';
import { startIdentity } from './app.js';
import { callers, everyone, servicesOnly, signedIn, type Who } from './callers.js';
import { aRegistration } from './factories.js';

/** A redirect to Google and the return from it are visits; the state that binds the two is kept. */
const FLOW = 'the state of a sign-in with Google';

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
    'POST /internal/sessions/resolve': {
      answers: servicesOnly(200),
      body: () => ({ tokenHash: '0'.repeat(64) }),
    },
    // No message is sent to identity: none has a handler.
    'POST /internal/inbox': {
      answers: servicesOnly(404),
      body: () => ({ id: '00000000-0000-4000-8000-000000000000', type: 'trips.none', payload: {} }),
    },
  },
});

import { listenToAnnouncement, type Announcements } from '../store/announcements';
import { api } from './api';
import { createStore } from '../store/store';
import { answer, fetchDouble } from '../testing/fetch-double';

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    save: build.mutation<unknown, void>({
      query: () => ({ url: '/api/save', method: 'POST' }),
      extraOptions: { shownByForm: ['EDIT_CONFLICT'], retry: false },
    }),
  }),
});

const heard: [string, unknown][] = [];
const names: (keyof Announcements)[] = [
  'toast',
  'show-paywall',
  'active-trip-exists',
  'email-not-verified',
  'session-expired',
];
for (const name of names) listenToAnnouncement(name, (detail) => heard.push([name, detail]));

const failWith = async (status: number, body: object) => {
  heard.length = 0;
  Object.assign(globalThis, { fetch: fetchDouble({ 'POST /api/save': () => answer(status, body) }).fetch });
  await createStore().dispatch(testApi.endpoints.save.initiate());
  return heard;
};

test('401 is an expired session', async () => {
  expect(await failWith(401, { code: 'UNAUTHENTICATED', message: 'no' })).toEqual([
    ['session-expired', { message: 'Your session has expired. Please log in again to continue.' }],
  ]);
});

test('PAYWALL opens the paywall with its message and access type', async () => {
  expect(await failWith(403, { code: 'PAYWALL', message: 'Pay first', accessType: 'expired' })).toEqual([
    ['show-paywall', { message: 'Pay first', accessType: 'expired' }],
  ]);
});

test('EMAIL_NOT_VERIFIED opens its own dialog and no paywall', async () => {
  const body = { code: 'EMAIL_NOT_VERIFIED', message: 'Please confirm your email first.' };
  expect(await failWith(403, body)).toEqual([['email-not-verified', { message: body.message }]]);
});

test('any other 403 opens it with the message, else the error field, else the default', async () => {
  expect((await failWith(403, { message: 'M', error: 'E' }))[0]?.[1]).toMatchObject({ message: 'M' });
  expect((await failWith(403, { error: 'E' }))[0]?.[1]).toMatchObject({ message: 'E' });
  expect((await failWith(403, {}))[0]?.[1]).toMatchObject({
    message: 'Unlock complete planning tools for $39',
  });
});

test('a second trip to be paid opens its own dialog', async () => {
  const body = {
    code: 'ACTIVE_TRIP_EXISTS',
    error: 'Active paid trip exists',
    message: 'One is active',
    currentTripId: 'd0000000-0000-4000-8000-0000000000aa',
    accessExpiresAt: '2027-03-01T12:00:00Z',
    options: ['view-current-trip', 'archive-and-pay', 'cancel'],
  };
  const { code: _code, error: _error, ...notice } = body;
  expect(await failWith(403, body)).toEqual([['active-trip-exists', notice]]);
});

test('what a form owns is not said twice; the rest is a toast', async () => {
  expect(await failWith(400, { code: 'VALIDATION_FAILED', message: 'no', fields: [] })).toEqual([]);
  expect(await failWith(409, { code: 'EDIT_CONFLICT', message: 'no' })).toEqual([]);
  expect(await failWith(500, { code: 'INTERNAL', message: 'It broke' })).toEqual([
    ['toast', { title: 'That did not work', description: 'It broke', tone: 'error' }],
  ]);
});

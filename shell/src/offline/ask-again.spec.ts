import type { TripSummary } from '@landsea/contracts/trip';
import { createStore, tripsApi } from '@landsea/web-kit';
import { aUser, answer, fetchDouble } from '@landsea/web-kit/testing';
import { waitFor } from '@testing-library/react';
import { askAgain } from './ask-again';
import { readDocumentState } from '../prerendered-state';

const user = aUser();

/** As a document brings it, with a list of trips that is out of date by now. */
const fromDocument = () => {
  const source = createStore({ session: { status: 'authenticated', user } });
  source.dispatch(
    tripsApi.util.upsertQueryEntries([{ endpointName: 'listTrips', arg: undefined, value: [] }]),
  );
  return source.getState();
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('sends the calls of a document once more when the page is idle', async () => {
  const { fetch, requests } = fetchDouble({ 'GET /api/trips': () => answer(200, []) });
  Object.assign(globalThis, { fetch });
  const state = fromDocument();
  const store = createStore(readDocumentState(state));
  const list = tripsApi.endpoints.listTrips.select(undefined);
  expect(list(store.getState()).data).toEqual([]);
  await askAgain(store, state);
  await waitFor(() => expect(requests.map(({ path }) => path)).toEqual(['/api/trips']));
});

it('changes nothing of a page whose answers are the same, and takes over another one', async () => {
  let trips: TripSummary[] = [];
  const { fetch, requests } = fetchDouble({ 'GET /api/trips': () => answer(200, trips) });
  Object.assign(globalThis, { fetch });
  const state = fromDocument();
  const store = createStore(readDocumentState(state));
  const changed = jest.fn();
  store.subscribe(changed);
  await askAgain(store, state);
  expect(requests).toHaveLength(1);
  expect(changed).not.toHaveBeenCalled();
  const createdAt = '2026-11-20T10:00:00.000Z';
  const when = { startDate: '2127-03-14', endDate: '2127-03-17', createdAt };
  const id = '6f1d3c5a-2b4e-4f7a-8c9d-0e1f2a3b4c5d';
  trips = [{ id, name: 'Spring', mode: 'parks', status: 'planning', archived: false, ...when }];
  await askAgain(store, state);
  const list = tripsApi.endpoints.listTrips.select(undefined);
  await waitFor(() => expect(list(store.getState()).data).toHaveLength(1));
});

it('asks a service that fails no second time, and acts on a refusal', async () => {
  let status = 403;
  const { fetch, requests } = fetchDouble({ 'GET /api/trips': () => answer(status, {}) });
  Object.assign(globalThis, { fetch });
  const state = fromDocument();
  const store = createStore(readDocumentState(state));
  const list = tripsApi.endpoints.listTrips.select(undefined);
  await askAgain(store, state);
  await waitFor(() => expect(list(store.getState()).isError).toBe(true));
  const before = requests.length;
  status = 503;
  const changed = jest.fn();
  store.subscribe(changed);
  await askAgain(store, state);
  expect(requests.length).toBeGreaterThan(before);
  expect(changed).not.toHaveBeenCalled();
});

it('leaves a hidden tab as it is until somebody looks at it', async () => {
  const { fetch, requests } = fetchDouble({ 'GET /api/trips': () => answer(200, []) });
  Object.assign(globalThis, { fetch });
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const state = fromDocument();
  const asked = askAgain(createStore(readDocumentState(state)), state);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(requests).toEqual([]);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await asked;
  await waitFor(() => expect(requests).toHaveLength(1));
});

it('takes no answers of a document where changes are yet to be sent', () => {
  const state = fromDocument();
  localStorage.setItem(`trip_changes_${user.id}_a-trip`, '[{}]');
  expect(readDocumentState(state)).toEqual({ session: state.session });
});

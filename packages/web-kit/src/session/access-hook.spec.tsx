import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { accessApi, freeAccess, useAccess, useGetAccessQuery } from './access-api';
import { createStore } from '../store/store';
import { answer, fetchDouble } from '../testing/fetch-double';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page fetches the access again when what is known is 5 minutes old, while another page still shows it', async () => {
  const { fetch, requests } = fetchDouble({ 'GET /api/user/access': () => freeAccess });
  Object.assign(globalThis, { fetch });
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const openPage = () => renderHook(() => useGetAccessQuery({ tripId: 'a-trip' }), { wrapper });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  openPage();
  await pass(5 * 60_000 - 1000);
  openPage();
  await pass(0);
  expect(requests).toHaveLength(1);
  await pass(1000);
  openPage();
  await pass(0);
  expect(requests).toHaveLength(2);
});

test('an access that cannot be fetched is free access, and says why', async () => {
  const broken = () => answer(500, { code: 'INTERNAL', message: 'x' });
  Object.assign(globalThis, { fetch: fetchDouble({ 'GET /api/user/access': broken }).fetch });
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useAccess('a-trip'), { wrapper });
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(result.current).toEqual(freeAccess);
  const { error } = accessApi.endpoints.getAccess.select({ tripId: 'a-trip' })(store.getState());
  expect(error).toEqual({ status: 500, error: { code: 'INTERNAL', message: 'Failed to fetch access' } });
});

import { StoreProvider } from '@landsea/web-kit';
import type { AppStore, RootState } from '@landsea/web-kit';
import { RouterProvider } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';

export interface AppProps {
  store: AppStore;
  router: ReturnType<typeof createBrowserRouter>;
  /** Hydration needs the state that the page was prerendered with. */
  serverState?: RootState;
}

export function App({ store, router, serverState }: AppProps) {
  return (
    <StoreProvider store={store} {...(serverState && { serverState })}>
      <RouterProvider router={router} />
    </StoreProvider>
  );
}

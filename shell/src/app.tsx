import { StoreProvider } from '@landsea/web-kit';
import type { AppStore, RootState } from '@landsea/web-kit';
import { RouterProvider } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';

export interface AppProps {
  store: AppStore;
  router: ReturnType<typeof createBrowserRouter>;
  /** The state that the page was rendered in when it became HTML; it is hydrated in the same one. */
  serverState?: RootState;
}

/** Everything in `#root`, in the browser and in Node. */
export function App({ store, router, serverState }: AppProps) {
  return (
    <StoreProvider store={store} {...(serverState && { serverState })}>
      <RouterProvider router={router} />
    </StoreProvider>
  );
}

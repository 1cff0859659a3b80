import { StoreProvider, type AppStore, type RootState } from '@landsea/web-kit';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';

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

import { createStore, monitorSession } from '@landsea/web-kit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, Navigate } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import remote from '../src/remote';
import { Announced } from './announced';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

const store = createStore();
monitorSession(store);
const router = createBrowserRouter([
  { path: '/', element: <Navigate to="/dashboard" replace /> },
  { element: <Announced />, children: remote.routes },
]);

createRoot(container).render(
  <Provider store={store}>
    <RouterProvider router={router} />
  </Provider>,
);

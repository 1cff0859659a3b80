/**
 * Federation keeps a shared library whole; through this list the rest is shaken off. A spec compares it with
 * the imports.
 */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  ScrollRestoration,
  UNSAFE_LocationContext,
  createBrowserRouter,
  createMemoryRouter,
  generatePath,
  matchPath,
  matchRoutes,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutlet,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-unshared/index.mjs';
export { RouterProvider } from 'react-router-unshared/dom-export.mjs';

/**
 * What the front end uses of React Router. Federation keeps a shared library whole, and the whole of it is twice as
 * large as this; shared through this list, the rest is shaken off. A spec compares the list with the imports.
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

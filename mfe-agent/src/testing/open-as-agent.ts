import type { User } from '@landsea/contracts/account';
import { aUser, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { routes } from '../routes';

/** Renders a page of the remote for an agent who is signed in. */
export const openAsAgent = (path: string, handlers: Handlers = {}, agent: Partial<User> = {}) =>
  renderRoute(routes, path, { user: aUser({ userType: 'agent', ...agent }), handlers });

import { routeProblems } from '@landsea/web-kit/testing';
import { routes } from './routes';

test('each path of the agents’ and clients’ pages has one route, or is pending', () => {
  expect(routeProblems('agent', routes)).toEqual([]);
});

import { routeProblems } from '@landsea/web-kit/testing';
import { routes } from './routes';

test('each path of marketing has one route, or is pending', () => {
  expect(routeProblems('marketing', routes)).toEqual([]);
});

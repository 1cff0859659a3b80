import { routeProblems } from '@landsea/web-kit/testing';
import { routes } from './routes';

test('each path of planning has one route, or is pending', () => {
  expect(routeProblems('family', routes)).toEqual([]);
});

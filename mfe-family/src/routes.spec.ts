import { routes } from './routes';

const built = routes.flatMap(({ children = [] }) => children.map(({ path }) => path));

describe('the paths of planning', () => {
  it('registers each path once', () => {
    expect(built.length).toBeGreaterThan(15);
    expect(new Set(built).size).toBe(built.length);
  });
});

import { pending } from './pending';
import { routes } from './routes';

const built = routes.flatMap(({ children = [] }) => children.map(({ path }) => path));

describe('the paths of planning', () => {
  it('registers each path once', () => {
    expect(new Set(built).size).toBe(built.length);
  });

  it('never calls a built path pending', () => {
    expect(pending.filter(({ path }) => built.includes(path))).toEqual([]);
  });
});

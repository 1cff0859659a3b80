import { pendingPages } from './pending-pages';
import { productPages } from './product-pages';

const placed = productPages.flatMap(({ name, paths }) => paths.map((path) => [path, name] as const));

test('a path belongs to one page', () => {
  const paths = placed.map(([path]) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test('what is pending is a path of the product, under the name of its page', () => {
  expect(placed).toEqual(expect.arrayContaining(Object.entries(pendingPages)));
});

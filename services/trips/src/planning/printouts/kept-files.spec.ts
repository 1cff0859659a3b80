import { KeptFiles } from './kept-files.js';

it('keeps as many bytes as it may, of the versions that were asked for last', () => {
  const kept = new KeptFiles(10);
  const file = (bytes: number) => new Uint8Array(bytes);
  for (const version of ['a', 'b', 'c']) kept.keep(version, file(3));
  kept.find('a');
  kept.keep('d', file(3));
  expect(['a', 'b', 'c', 'd'].map((version) => kept.find(version)?.byteLength)).toEqual([3, undefined, 3, 3]);
  kept.keep('e', file(11));
  expect(['a', 'c', 'd', 'e'].map((version) => kept.find(version))).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeTripsDataSource } from './data-source.js';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The classes that the files of a kind export. */
const classesOf = (isOfKind: (path: string) => boolean): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(isOfKind)
    .flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/^export class (\w+)/gm)].map(([, name]) => name),
    )
    .filter((name) => name !== undefined);

/** The names of a list's classes that are this service's, not the kit's. */
const ownOf = (list: unknown, files: readonly string[]): string[] =>
  Array.isArray(list)
    ? list
        .map(({ name }: { name: string }) => name)
        .filter((name) => files.includes(name))
        .sort()
    : [];

describe('the database of trips', () => {
  const { entities, migrations } = makeTripsDataSource('postgres://localhost/none');

  it('runs every migration of the folder, once', () => {
    const files = classesOf((path) => /^migrations\/.+\.ts$/.test(path));
    expect(files.length).toBeGreaterThan(30);
    expect(ownOf(migrations, files)).toEqual(files.sort());
  });

  it('has every entity, once', () => {
    const files = classesOf((path) => /\.(entity|entities)\.ts$/.test(path));
    expect(files.length).toBeGreaterThan(20);
    expect(ownOf(entities, files)).toEqual(files.sort());
  });
});

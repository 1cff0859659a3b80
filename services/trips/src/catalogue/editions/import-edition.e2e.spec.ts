import { Snack } from '@landsea/contracts/catalogue';
import type { CreateDayItem } from '@landsea/contracts/planning';
import * as z from 'zod';
import { CatalogueService } from '../lists/catalogue.service.js';
import { loadShippedCatalogue } from '../lists/shipped-catalogue.js';
import { startTrips } from '../../testing/app.js';
import { familyWithPaidTrip, newDayItem } from '../../testing/factories.js';
import { dropEdition } from './catalogue-edition.queries.js';
import { EditionRefused } from './edition-file.js';
import { importEdition } from './import-edition.js';

const service = await startTrips();
beforeEach(() => dropEdition(service.dataSource, 'snacks'));
afterAll(() => service.close());

const { snacks } = loadShippedCatalogue();
const [first, second, third] = z.tuple([Snack, Snack, Snack], Snack).parse(snacks);
/** A file as an operator keeps it: one entry a line, the first on line 2. */
const file = (entries: object[]): string =>
  `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`;
const importing = (text: string, isDryRun = false) =>
  importEdition(service.dataSource, { part: 'snacks', text, isDryRun });
const problemsOf = (text: string): Promise<string[]> =>
  importing(text).then(
    () => [],
    (error: unknown) => (error instanceof EditionRefused ? error.problems : Promise.reject(error)),
  );
const served = async (): Promise<Snack[]> => {
  await service.app.get(CatalogueService).refresh();
  const { body } = await service.anonymous().get('/api/v1/catalogue/snacks').expect(200);
  return z.object({ entries: z.array(Snack) }).parse(body).entries;
};

const dearer = { ...second, priceCents: 9_999 };
const added = { ...third, id: 'frozen-mango', name: 'Frozen Mango' };

describe('importing a list', () => {
  it('is in force after the next look, and the shipped list once it is dropped', async () => {
    await importing(file([dearer, added]));
    expect(await served()).toEqual([dearer, added]);
    await dropEdition(service.dataSource, 'snacks');
    expect(await served()).toEqual(snacks);
  });

  it('is found by the search, and what it removed is not', async () => {
    const found = async (q: string) => {
      const { body } = await service
        .anonymous()
        .get('/api/v1/catalogue/search')
        .query({ q, kinds: 'snacks' });
      return z
        .object({ hits: z.array(z.object({ id: z.string() })) })
        .parse(body)
        .hits.map(({ id }) => id);
    };
    await importing(file([added]));
    await served();
    expect(await found('frozen mango')).toContain(added.id);
    expect(await found(first.name)).not.toContain(first.id);
  });

  it('gives readers a new tag', async () => {
    const tag = async () => {
      await service.app.get(CatalogueService).refresh();
      return (await service.anonymous().get('/api/v1/catalogue/snacks')).headers['etag'];
    };
    const before = await tag();
    await importing(file([added]));
    expect(await tag()).not.toBe(before);
  });

  it('only reports what it would do in a dry run', async () => {
    const lines = await importing(file([dearer, added, ...snacks.slice(3)]), true);
    expect(lines).toContain('added    frozen-mango');
    expect(lines).toContain(`changed  ${second.id}: priceCents`);
    expect(lines).toContain(`removed  ${first.id}`);
    expect(lines).toContain('snacks: 1 added, 1 changed, 2 removed');
    expect(await served()).toEqual(snacks);
  });
});

describe('what an import means for trips', () => {
  const plan = async (catalogueId: string, details: CreateDayItem['details']) => {
    const { agent, trip } = await familyWithPaidTrip(service);
    for (const _each of [1, 2])
      await agent
        .post(`/api/v1/trips/${trip.id}/items`)
        .send(newDayItem({ catalogueId, details }))
        .expect(201);
  };
  const aSnack = { kind: 'snack', tried: false, ratings: {} } as const;

  it('counts the items and trips that refer to removed and to changed entries', async () => {
    await plan(first.id, aSnack);
    await plan(first.id, aSnack);
    await plan(second.id, aSnack);
    await plan(third.id, aSnack);
    const lines = await importing(file([dearer, ...snacks.slice(2)]), true);
    expect(lines).toContain('removed entries: 4 items of 2 trips refer to them and stay as they are');
    expect(lines).toContain('changed entries: 2 items of 1 trip refer to them');
  });

  it('does not count an entry of another list with the same id', async () => {
    await importing(file([added, ...snacks]));
    await service.app.get(CatalogueService).refresh();
    await plan(added.id, { kind: 'attraction' });
    const lines = await importing(file(snacks), true);
    expect(lines).toContain('removed  frozen-mango');
    expect(lines).toContain('removed entries: 0 items of 0 trips refer to them and stay as they are');
  });
});

describe('a file that is refused', () => {
  it.each([
    [
      'a price that is no number',
      [first, { ...second, priceCents: '5' }],
      `line 3, ${second.id}, priceCents: `,
    ],
    ['a field that is missing', [{ ...first, source: undefined }], `line 2, ${first.id}, source: `],
    ['an id that is there twice', [first, second, first], `line 4, ${first.id}, id: is there twice`],
    [
      'a restaurant that does not exist',
      [{ ...first, restaurantId: 'nowhere' }],
      `line 2, ${first.id}, restaurantId: "nowhere" does not exist`,
    ],
    [
      'a land that nobody knows',
      [{ ...first, land: 'atlantis' }],
      `line 2, ${first.id}, land: no land is called "atlantis"`,
    ],
  ])('names line, id and field of %s', async (_what, entries, message) => {
    expect(await problemsOf(file(entries))).toEqual([expect.stringContaining(message)]);
    expect(await served()).toEqual(snacks);
  });

  it('names the line where it stops to be JSON', async () => {
    expect(await problemsOf('[\n{"id": "a"},\n{"id": }\n]')).toEqual([
      expect.stringMatching(/^line 3: not JSON/),
    ]);
  });

  it('is one that removes what another list refers to', async () => {
    const restaurants = loadShippedCatalogue().restaurants.filter(({ id }) => id !== 'aloha-isle');
    const refused = importEdition(service.dataSource, {
      part: 'restaurants',
      text: file(restaurants),
      isDryRun: true,
    });
    await expect(refused).rejects.toMatchObject({
      problems: expect.arrayContaining([
        'snacks, dole-whip-magic-kingdom, restaurantId: "aloha-isle" does not exist',
      ]),
    });
  });
});

it('keeps the shipped part where an older release stored what this one cannot read', async () => {
  await service.dataSource.query(
    `INSERT INTO catalogue_edition (kind, entries) VALUES ('snacks', '[{"id": "old"}]')`,
  );
  expect(await served()).toEqual(snacks);
});

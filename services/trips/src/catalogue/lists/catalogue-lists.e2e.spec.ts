import {
  AirportList,
  catalogueKinds,
  CatalogueHits,
  ParkCalendar,
  Travel,
  type CatalogueKind,
} from '@landsea/contracts/catalogue';
import { PricedCatalogue } from '@landsea/contracts/estimate';
import { priceBook } from '@landsea/rules/estimate';
import * as z from 'zod';
import { startTrips } from '../../testing/app.js';

const service = await startTrips();
afterAll(() => service.close());

const read = (path: string) => service.anonymous().get(`/api/v1/catalogue/${path}`);
const list = async <K extends CatalogueKind>(kind: K, query = '') =>
  z.object({ entries: z.array(catalogueKinds[kind]) }).parse((await read(`${kind}${query}`).expect(200)).body)
    .entries;
const search = async (query: Record<string, string>) =>
  CatalogueHits.parse((await read('search').query(query).expect(200)).body).hits;

describe('the lists', () => {
  it('are public, kept for five minutes, and not sent twice', async () => {
    const { headers } = await read('attractions').expect(200).expect('Cache-Control', 'public, max-age=300');
    const again = await read('attractions').set('If-None-Match', String(headers['etag'])).expect(304);
    expect(again.text).toBe('');
    await read('attractions').set('If-None-Match', '"another"').expect(200);
  });

  it('are compressed for who reads that, and say so to caches', async () => {
    const { headers } = await read('attractions').set('Accept-Encoding', 'gzip').expect(200);
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    const plain = await read('attractions').set('Accept-Encoding', 'identity').expect(200);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(Number(headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']) / 4);
    expect((await read('attractions').set('Accept-Encoding', 'gzip')).body).toEqual(plain.body);
  });

  it('are those of one park where it is named', async () => {
    const [all, some] = [await list('attractions'), await list('attractions', '?park=epcot')];
    expect(some).toEqual(all.filter(({ park }) => park === 'epcot'));
    expect(some.length).toBeGreaterThan(30);
  });

  it('name every airport with its zone', async () => {
    const { entries } = AirportList.parse((await read('airports').expect(200)).body);
    expect(entries.length).toBeGreaterThanOrEqual(60);
    expect(entries.find(({ iata }) => iata === 'DEN')?.timeZone).toBe('America/Denver');
  });

  it('are empty for a port that nobody knows', async () => {
    expect(await list('excursions', '?portId=atlantis')).toEqual([]);
  });

  it.each([
    'potions',
    'attractions?park=atlantis',
    'attractions?color=red',
    'search',
    'search?q=a&kinds=potions',
  ])('refuse %s', async (path) => {
    const { body } = await read(path).expect(400).expect('Cache-Control', 'no-store');
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('come with all that an estimate reads, in a few kilobytes', async () => {
    const answer = await read('price-book').set('Accept-Encoding', 'gzip').expect(200);
    expect(priceBook(PricedCatalogue.parse(answer.body)).hotelNamed('Pop Century')?.tier).toBe('value');
    expect(Number(answer.headers['content-length'])).toBeLessThan(16_000);
    await read('price-book').set('If-None-Match', String(answer.headers['etag'])).expect(304);
  });

  it('come with the park calendar and the ways between places', async () => {
    ParkCalendar.parse((await read('park-calendar').expect(200)).body);
    const answer = await read('travel').expect(200);
    Travel.parse(answer.body);
    await read('travel').set('If-None-Match', String(answer.headers['etag'])).expect(304);
  });
});

describe('the search', () => {
  it.each([
    ['space mountain', 'Space Mountain'],
    ['spase mountian', 'Space Mountain'],
    ['tron', 'TRON Lightcycle / Run'],
    ['peter pans fl', "Peter Pan's Flight"],
    ['tangierine cafe', 'Tangierine Café'],
    ['creperie', 'La Crêperie de Paris'],
    ['dole wip', 'Dole Whip'],
    ['fireworks', 'Happily Ever After'],
  ])('finds what "%s" means', async (q, name) => {
    expect((await search({ q })).slice(0, 5).map((hit) => hit.name)).toContainEqual(
      expect.stringContaining(name),
    );
  });

  it('finds characters where they meet', async () => {
    const hits = await search({ q: 'Elsa', kinds: 'meets' });
    expect(hits[0]).toMatchObject({ kind: 'meets', where: 'World Showcase', park: 'epcot' });
  });

  it('keeps to the kinds and the park of the query', async () => {
    const hits = await search({ q: 'mickey', kinds: 'snacks,restaurants', park: 'hollywood-studios' });
    expect(hits.length).toBeGreaterThan(0);
    for (const { kind, park } of hits) {
      expect(['snacks', 'restaurants']).toContain(kind);
      expect(park).toBe('hollywood-studios');
    }
  });

  it('answers at most 20, and a show once', async () => {
    expect(await search({ q: 'm' })).toHaveLength(20);
    const hits = await search({ q: 'Festival of the Lion King' });
    expect(hits.filter(({ id }) => id === 'festival-of-the-lion-king').map(({ kind }) => kind)).toEqual([
      'shows',
    ]);
  });

  it('finds nothing for words that nothing has', async () => {
    expect(await search({ q: 'xylophonequartz' })).toEqual([]);
  });
});

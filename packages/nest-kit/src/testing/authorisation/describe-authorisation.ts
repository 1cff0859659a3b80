import type { TestService } from '../test-service.js';
import { whatItTells } from './alike.js';
import { databaseContent } from './database-content.js';
import { documentedRoutes, routedRoutes } from './documented-routes.js';
import { plannedCalls, type PlannedCall } from './planned-calls.js';
import { rawCall, type RawAnswer, type RawCall } from './raw-call.js';
import { isInternal, isSafe, namesOf, type Caller, type RouteTable } from './route-table.js';

export interface AuthorisationSubject<C extends string> {
  start: () => Promise<TestService>;
  /**
   * New people with new things: a route that changes something is tried on people of its own, who need to own only what
   * it `names`; left out, they own whatever any route names.
   */
  callers: (service: TestService, names?: readonly string[]) => Promise<Record<C, Caller>>;
  routes: RouteTable<C>;
}

/** Whoever is let in to everybody's things (another service) may well tell them apart. */
const isRefused = ({ row, who }: PlannedCall): boolean => {
  const answer = row.answers[who];
  return typeof answer === 'object' && answer.other >= 400;
};
const TURNED_AWAY = [401, 404];

type Done = PlannedCall & { answer: RawAnswer };

const SECURITY_HEADERS = {
  'content-security-policy': /default-src 'self';.*object-src 'none'.*frame-ancestors 'none'/,
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /./,
  'cross-origin-opener-policy': /^same-origin$/,
  'cache-control': /^no-store$/,
  'x-request-id': /^[\w-]{8,64}$/,
};
const OTHER_SITES: Record<string, string>[] = [
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { origin: '' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
];
const NOT_JSON = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
const LARGE = JSON.stringify({ text: 'x'.repeat(257 * 1024) });
const ROUNDS = 11;

/**
 * The table of a service's routes, tried on the running service: each caller's answer, that another's thing and a missing
 * one answer alike, and what holds for every route whoever calls. A route of the OpenAPI document without a row fails.
 */
export function describeAuthorisation<C extends string>({
  start,
  callers,
  routes,
}: AuthorisationSubject<C>): void {
  let service: TestService;
  /** For calls that must change nothing; what may change something is tried on new people. */
  let settled: Record<C, Caller>;
  beforeAll(async () => {
    service = await start();
    settled = await callers(service);
  });
  afterAll(() => service.close());

  const call = (planned: RawCall): Promise<RawAnswer> => rawCall(service, planned);
  const plan = (route: string, people: Record<C, Caller> = settled): PlannedCall[] => {
    const row = routes[route];
    if (!row) throw new Error(`${route} has no row`);
    return plannedCalls(route, row, people);
  };
  const peopleFor = (route: string): Promise<Record<C, Caller>> =>
    callers(service, routes[route] && namesOf(route, routes[route]));
  const run = async (calls: PlannedCall[]): Promise<Done[]> => {
    const done: Done[] = [];
    for (const planned of calls) done.push({ ...planned, answer: await call(planned) });
    return done;
  };
  /** The call that the route lets furthest in, to be spoilt in one way. */
  const welcome = (route: string): PlannedCall => {
    const calls = plan(route);
    const taken = [(status: number) => status < 400, (status: number) => !TURNED_AWAY.includes(status)]
      .concat(
        (status) => status === 404,
        () => true,
      )
      .map((isLetIn) => calls.find(({ expected }) => expected !== undefined && isLetIn(expected)))
      .find(Boolean);
    if (!taken) throw new Error(`${route} has no caller`);
    return taken;
  };
  const all = Object.keys(routes);
  const changing = all.filter((route) => !isSafe(route) && !routes[route]?.fromOutside);
  const browsers = changing.filter((route) => !isInternal(route));
  const withBody = changing.filter((route) => routes[route]?.body);

  it('every route of the service has a row, and every row a route', () => {
    const documented = documentedRoutes(service.app, service.name);
    expect([...all].sort()).toEqual(documented);
    expect(routedRoutes(service.app)).toEqual(documented);
  });

  it.each(all)('%s answers each caller as its row says, and refuses without a trace', async (route) => {
    const calls = plan(route, isSafe(route) ? settled : await peopleFor(route));
    const before = await databaseContent(service.dataSource);
    const harmless = await run(calls.filter((planned) => planned.harmless));
    expect(await databaseContent(service.dataSource)).toEqual(before);
    const done = [...harmless, ...(await run(calls.filter((planned) => !planned.harmless)))];
    const known = done.filter(({ expected }) => expected !== undefined);
    expect(known.map(({ who, target, answer }) => ({ who, target, status: answer.status }))).toEqual(
      known.map(({ who, target, expected }) => ({ who, target, status: expected })),
    );
    for (const { answer } of done)
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        expect(`${name}: ${answer.headers.get(name) ?? ''}`).toMatch(
          new RegExp(`: ${value.source.replace(/^\^/, '')}`),
        );
  });

  it.each(all)("%s tells nobody another's thing from a missing one", async (route) => {
    const done = await run(plan(route).filter(({ harmless }) => harmless));
    const told = (target: string): object =>
      Object.fromEntries(
        done
          .filter((each) => each.target === target && isRefused(each))
          .map(({ who, answer }) => [who, whatItTells(answer)]),
      );
    expect(told('other')).toEqual(told('none'));
    expect(told('other inside own')).toEqual(told('none inside own'));
  });

  const others = all.filter(
    (route) =>
      isSafe(route) && Object.values(routes[route]?.answers ?? {}).some((cell) => typeof cell === 'object'),
  );
  if (others.length > 0)
    it.each(others)("%s takes as long for another's thing as for a missing one", async (route) => {
      const calls = plan(route);
      const refused = calls.filter(({ target, expected }) => target === 'other' && expected === 404);
      // Each route by another caller: nobody is to meet the limit on calls.
      const asked = refused[others.indexOf(route) % refused.length];
      const missing = calls.find(({ who, target }) => who === asked?.who && target === 'none');
      if (!asked || !missing) return;
      const times: { other: number[]; none: number[] } = { other: [], none: [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        times.other.push((await call(asked)).ms);
        times.none.push((await call(missing)).ms);
      }
      // What else the machine does only adds: the least of each is what the call itself takes.
      const [other, none] = [Math.min(...times.other), Math.min(...times.none)];
      expect(Math.max(other, none)).toBeLessThan(Math.min(other, none) * 3 + 5);
    });

  it.each(browsers)('%s is closed to other sites', async (route) => {
    const spoilt = welcome(route);
    const before = await databaseContent(service.dataSource);
    for (const headers of OTHER_SITES) {
      const { status, body } = await call({ ...spoilt, headers });
      expect({ headers, status, body: JSON.parse(body) as object }).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      });
    }
    expect(await databaseContent(service.dataSource)).toEqual(before);
  });

  it.each(browsers.filter((route) => !routes[route]?.rawBody))('%s takes JSON only', async (route) => {
    const spoilt = welcome(route);
    const before = await databaseContent(service.dataSource);
    const body = JSON.stringify(spoilt.row.body?.(spoilt.ids) ?? {});
    for (const type of NOT_JSON) {
      const { status } = await call({ ...spoilt, body, headers: { 'content-type': type } });
      expect({ type, status }).toEqual({ type, status: 400 });
    }
    expect(await databaseContent(service.dataSource)).toEqual(before);
  });

  it.each(changing.filter((route) => !routes[route]?.largeBody && !routes[route]?.rawBody))(
    '%s takes no body over 256 kB',
    async (route) => {
      expect(await call({ ...welcome(route), body: LARGE })).toMatchObject({ status: 413 });
    },
  );

  it.each(withBody)('%s refuses a property that it does not know', async (route) => {
    const spoilt = welcome(route);
    const body = JSON.stringify({ ...spoilt.row.body?.(spoilt.ids), isDemo: false, surprise: true });
    const { status, body: told } = await call({ ...spoilt, body });
    expect({ status, told }).toMatchObject({
      status: 400,
      told: expect.stringContaining('VALIDATION_FAILED'),
    });
  });
}

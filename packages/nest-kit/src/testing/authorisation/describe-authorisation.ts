import { IntervalTasks } from '../../interval-task/interval-tasks.js';
import type { TestService } from '../test-service.js';
import { whatItTells } from './alike.js';
import { contentTables, databaseContent, copyDatabase, type DatabaseCopy } from './database-copy.js';
import { documentedRoutes, routedRoutes, strictBodyRoutes } from './documented-routes.js';
import { plannedCalls, type PlannedCall } from './planned-calls.js';
import { rawCall, type RawAnswer, type RawCall } from './raw-call.js';
import { isInternal, isSafe, type Caller, type RouteTable } from './route-table.js';

export interface AuthorisationSubject<C extends string> {
  start: () => Promise<TestService>;
  /** People who own everything that the routes name. They are made once: what a route changed is put back after it. */
  callers: (service: TestService) => Promise<Record<C, Caller>>;
  routes: RouteTable<C>;
}

/** A caller that is let in to everybody's things, such as another service, may see the difference. */
const isRefused = ({ row, who }: PlannedCall): boolean => {
  const answer = row.answers[who];
  return typeof answer === 'object' && answer.other >= 400;
};
const TURNED_AWAY = [401, 404];

type Done = PlannedCall & { answer: RawAnswer };

/** The time for which an answer may be cached: not at all, unless its row says that it is the same for everybody. */
const cacheControl = ({ row: { keptSeconds }, answer: { status } }: Done): string =>
  keptSeconds === undefined || status >= 400 ? 'no-store' : `public, max-age=${keptSeconds}`;
const ROUNDS = { least: 11, most: 44 };

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
  let people: Record<C, Caller>;
  let tables: string[];
  let copy: DatabaseCopy;
  beforeAll(async () => {
    service = await start();
    people = await callers(service);
    // What comes round in the background would change rows that no call has touched.
    await service.app.get(IntervalTasks).stop();
    tables = await contentTables(service.dataSource);
    copy = await copyDatabase(service.dataSource, tables);
  });
  afterAll(() => service.close());

  const call = (planned: RawCall): Promise<RawAnswer> => rawCall(service, planned);
  const content = (): Promise<Record<string, string>> => databaseContent(service.dataSource, tables);
  const plan = (route: string): PlannedCall[] => {
    const row = routes[route];
    if (!row) throw new Error(`${route} has no row`);
    return plannedCalls(route, row, people);
  };
  const run = async (calls: PlannedCall[]): Promise<Done[]> => {
    const done: Done[] = [];
    for (const planned of calls) done.push({ ...planned, answer: await call(planned) });
    return done;
  };
  const refused = new Map<string, Promise<Done[]>>();
  /** The calls of a route that must change nothing, made once for all checks of their responses. */
  const harmless = (route: string): Promise<Done[]> => {
    const done = refused.get(route) ?? run(plan(route).filter((planned) => planned.harmless));
    refused.set(route, done);
    return done;
  };
  /** The calls of a route that may change something; what they changed is put back. */
  const changes = async (route: string, before: Record<string, string>): Promise<Done[]> => {
    try {
      return await run(plan(route).filter((planned) => !planned.harmless));
    } finally {
      const after = await content();
      await copy.putBack(tables.filter((name) => before[name] !== after[name]));
    }
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

  it('every route of the service has a row, and every row a route', async () => {
    const documented = await documentedRoutes(service.app, service.name);
    expect([...all].sort()).toEqual(documented);
    expect(routedRoutes(service.app)).toEqual(documented);
  });

  it.each(all)('%s answers each caller as its row says, and refuses without a trace', async (route) => {
    const before = await content();
    const done = [...(await harmless(route))];
    expect(await content()).toEqual(before);
    done.push(...(await changes(route, before)));
    const known = done.filter(({ expected }) => expected !== undefined);
    expect(known.map(({ who, target, answer }) => ({ who, target, status: answer.status }))).toEqual(
      known.map(({ who, target, expected }) => ({ who, target, status: expected })),
    );
    expect(done.map(({ answer }) => answer.headers.get('cache-control'))).toEqual(done.map(cacheControl));
  });

  it.each(all)("%s does not reveal whether another's thing exists", async (route) => {
    const done = await harmless(route);
    const responsesFor = (target: string): object =>
      Object.fromEntries(
        done
          .filter((each) => each.target === target && isRefused(each))
          .map(({ who, answer }) => [who, whatItTells(answer)]),
      );
    expect(responsesFor('other')).toEqual(responsesFor('none'));
    expect(responsesFor('other inside own')).toEqual(responsesFor('none inside own'));
  });

  const others = all.filter(
    (route) =>
      isSafe(route) && Object.values(routes[route]?.answers ?? {}).some((cell) => typeof cell === 'object'),
  );
  if (others.length > 0)
    it.each(others)("%s takes as long for another's thing as for a missing one", async (route) => {
      const calls = plan(route);
      const unknown = calls.filter(({ target, expected }) => target === 'other' && expected === 404);
      // Each route by another caller: nobody is to meet the limit on calls.
      const foreign = unknown[others.indexOf(route) % unknown.length];
      const missing = calls.find(({ who, target }) => who === foreign?.who && target === 'none');
      if (!foreign || !missing) return;
      // What else the machine does only adds: the least of each is what the call itself takes.
      let [other, none] = [Infinity, Infinity];
      const limit = (): number => Math.min(other, none) * 3 + 5;
      const isAlike = (): boolean => Math.max(other, none) < limit();
      for (let round = 0; round < ROUNDS.least || (round < ROUNDS.most && !isAlike()); round += 1) {
        other = Math.min(other, (await call(foreign)).ms);
        none = Math.min(none, (await call(missing)).ms);
      }
      expect(Math.max(other, none)).toBeLessThan(limit());
    });

  it('refuses other sites and other content types on every route that a browser calls', async () => {
    const before = await content();
    const statuses = { otherSite: new Map<string, number>(), notJson: new Map<string, number>() };
    for (const route of browsers) {
      const spoilt = welcome(route);
      const otherSite = await call({ ...spoilt, headers: { 'sec-fetch-site': 'cross-site' } });
      statuses.otherSite.set(route, otherSite.status);
      if (routes[route]?.rawBody) continue;
      const notJson = await call({ ...spoilt, body: '{}', headers: { 'content-type': 'text/plain' } });
      statuses.notJson.set(route, notJson.status);
    }
    expect([...statuses.otherSite].filter(([, status]) => status !== 403)).toEqual([]);
    expect([...statuses.notJson].filter(([, status]) => status !== 400)).toEqual([]);
    expect(await content()).toEqual(before);
  });

  it('documents every JSON body as strict, so that unknown properties are refused', async () => {
    const strict = await strictBodyRoutes(service.app, service.name);
    expect(withBody.filter((route) => !strict.has(route))).toEqual([]);
  });
}

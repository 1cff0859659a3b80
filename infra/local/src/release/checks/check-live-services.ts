import { listContractImports, PublishedContracts } from '@landsea/contracts/contract-list';
import { ServiceName } from '@landsea/contracts/messages';
import type { AppName } from '@landsea/contracts/releases';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../env.js';
import { findProject } from '../built-app.js';
import { Contracts, pickOnlyThese, findPageProblems } from '../contracts/contracts.js';
import { readContracts } from '../contracts/read-contracts.js';
import type { ReleaseCheck } from './release-check.js';

async function importedBy(folder: string): Promise<Set<string>> {
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    /(?<!\.spec)\.tsx?$/.test(name),
  );
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return new Set(
    sources.flatMap((source) => [...listContractImports(source)].map(([name, area]) => `${area}/${name}`)),
  );
}

/** The contracts that an app names by itself, and those that it may use through what all apps share. */
async function findUsedContracts(
  checkout: string,
  app: AppName,
): Promise<{ own: ReadonlySet<string>; all: ReadonlySet<string> }> {
  const own = await importedBy(join(checkout, findProject(app), 'src'));
  const shared = await importedBy(join(checkout, 'packages/web-kit/src'));
  return { own, all: new Set([...own, ...shared]) };
}

const TIMEOUT_MS = 10_000;

export interface LiveProduct {
  /** The address of the product whose services the pages will call; undefined when none runs here. */
  origin: string | undefined;
  /** False where the product may be stopped, as on this machine. */
  mustAnswer: boolean;
}

const published = async (origin: string, service: ServiceName): Promise<PublishedContracts> => {
  const answer = await fetch(new URL(`/api/docs/${service}/contracts`, origin), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok)
    throw new Error(`${service} at ${origin} does not say what it accepts (status ${answer.status})`);
  return PublishedContracts.parse(await answer.json());
};

const isAnswering = (origin: string): Promise<boolean> =>
  fetch(origin, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    () => true,
    () => false,
  );

/** Names each reason why the live services would not go on with these pages, with the version of its contracts. */
export const findLiveProblems = async (
  origin: string,
  pages: Contracts,
  used: { own: ReadonlySet<string>; all: ReadonlySet<string> },
): Promise<string[]> => {
  const services = await Promise.all(ServiceName.options.map((name) => published(origin, name)));
  const known = new Set(
    services.flatMap(({ answers, requests }) => [...Object.keys(answers), ...Object.keys(requests)]),
  );
  const own = pickOnlyThese(pages, used.own);
  const missing = [...Object.keys(own.answers), ...Object.keys(own.requests)].filter(
    (name) => !known.has(name),
  );
  return [
    ...services.flatMap(({ service, version, ...contracts }) =>
      findPageProblems(Contracts.parse(contracts), pickOnlyThese(pages, used.all)).map(
        (problem) => `${service}, live with contract ${version}: ${problem}`,
      ),
    ),
    ...[...new Set(missing)].map((name) => `no live service has ${name}: update the services first`),
  ];
};

const notAsked = (reason: string): [] => {
  console.log(
    `The live services were not asked whether they fit: ${reason}; RELEASE_ORIGIN names a product to ask.`,
  );
  return [];
};

/** Refuses pages whose contract the live services do not accept. */
export const checkLiveServices =
  ({ origin, mustAnswer }: LiveProduct): ReleaseCheck =>
  async (_, app) => {
    if (!origin && mustAnswer)
      return ['RELEASE_ORIGIN is missing: the address of the product whose services are asked'];
    if (!origin) return notAsked('no product runs with this state folder');
    if (!(await isAnswering(origin)))
      return mustAnswer ? [`${origin} does not answer`] : notAsked(`${origin} does not answer`);
    try {
      return await findLiveProblems(origin, await readContracts(root), await findUsedContracts(root, app));
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  };

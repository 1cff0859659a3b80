import type { AppName } from '@landsea/contracts/releases';
import { root } from '../../env.js';
import { findPlace } from '../build-place.js';
import { findContractProblems, Contracts } from '../contracts/contracts.js';
import { readContracts } from '../contracts/read-contracts.js';
import { keepReleasedContracts, readLastReleasedContracts } from '../contracts/released-contracts.js';
import type { Releases } from '../releases.js';
import { readJson, writeJson, type ReleaseStore } from '../release-store.js';

const fileOf = (app: AppName, build: string): string => `${findPlace(app, build)}contracts.json`;

/** The contracts of a build, as it was released; those of the last release for one that kept none. */
async function contractsOf(store: ReleaseStore, app: AppName, build: string | undefined): Promise<Contracts> {
  const kept = build && (await readJson(store, fileOf(app, build)));
  return kept ? Contracts.parse(kept) : readLastReleasedContracts();
}

/** Open pages go on with the services of this checkout, and its pages with their services. */
export const checkContracts = async (releases: Releases, app: AppName): Promise<string[]> => {
  const earlier = await contractsOf(releases.place.store, app, await releases.live(app));
  return findContractProblems(earlier, await readContracts(root));
};

/**
 * Keeps the contracts of a build that went live: beside its files, and with the source for the checks of every commit,
 * which writers of words need not commit.
 */
export async function keepContracts(store: ReleaseStore, app: AppName, build: string): Promise<void> {
  const contracts = await readContracts(root);
  await writeJson(store, fileOf(app, build), contracts);
  if (app !== 'marketing') await keepReleasedContracts(contracts);
}

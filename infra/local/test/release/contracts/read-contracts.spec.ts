import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listContracts } from '@landsea/contracts/contract-list';
import { keepContracts } from '../../../src/release/checks/check-contracts.js';
import { FolderStore } from '../../../src/release/folder-store.js';
import { findContractProblems } from '../../../src/release/contracts/contracts.js';
import { readContracts } from '../../../src/release/contracts/read-contracts.js';
import { readLastReleasedContracts } from '../../../src/release/contracts/released-contracts.js';
import { root } from '../../../src/env.js';

it('finds what a controller answers and takes, and leaves out schemas that are no contracts', () => {
  const source = `
import { Task, type UpdateTask, CreateTask } from '@landsea/contracts/planning';
import { Own } from './own.js';
  @ApiAnswer(Task, 201)
  add(@Body({ schema: CreateTask }) task: CreateTask, @Query({ schema: Own }) own: Own) {}
  @ApiAnswer(undefined, 204)
`;
  expect(listContracts(source)).toEqual({
    answers: [{ area: 'planning', name: 'Task' }],
    requests: [{ area: 'planning', name: 'CreateTask' }],
  });
});

it('reads the contracts of all services, which agree with themselves', async () => {
  const contracts = await readContracts(root);
  expect(Object.keys(contracts.answers).length).toBeGreaterThan(60);
  expect(Object.keys(contracts.requests).length).toBeGreaterThan(50);
  expect(contracts.answers['trip/TripDetail']?.required).toContain('id');
  expect(findContractProblems(contracts, contracts)).toEqual([]);
});

/** Every commit: the pages of the last release must go on with the services of this one, and the other way round. */
it('the contracts of this version are compatible with those of the last release', async () => {
  expect(findContractProblems(await readLastReleasedContracts(), await readContracts(root))).toEqual([]);
});

it('a release of words changes no file of the checkout', async () => {
  const file = join(root, 'infra/local/released-contracts.json');
  const before = await readFile(file, 'utf8');
  const store = new FolderStore(await mkdtemp(join(tmpdir(), 'landsea-contracts-')));
  await keepContracts(store, 'marketing', '0123456789ab');
  expect(await store.read('remotes/marketing/0123456789ab/contracts.json')).toBeDefined();
  expect(await readFile(file, 'utf8')).toBe(before);
});

import { RemoteName } from '@landsea/contracts/core';
import { inspectFile, type FileState } from './inspect-file';
import { sendAlarm } from './send-alarm';
import { getOwnBuild } from './trusted-keys';

const inspections: { address: string; state: Promise<FileState> }[] = [];

const inspect = async (address: string, integrity: string): Promise<FileState> => {
  const state = await inspectFile(address, integrity);
  const { pathname } = new URL(address);
  const [, name, build = getOwnBuild()] = /^\/remotes\/(\w+)\/(\w+)\//.exec(pathname) ?? [];
  const app = RemoteName.safeParse(name).data ?? 'shell';
  if (state.defect) sendAlarm({ kind: state.defect, app, build, subject: pathname });
  return state;
};

/**
 * A script or sheet behind the entry did not load, or not as it was released.
 * @returns false while it cannot be reached, which says nothing about it.
 */
export const noteFailedFile = async (address: string, integrity: string): Promise<boolean> => {
  const state = inspect(address, integrity);
  inspections.push({ address, state });
  return (await state).isReachable;
};

/** True when a file of this folder was changed on its way. */
export const hasChangedFile = async (folder: string): Promise<boolean> => {
  const found = inspections.filter(({ address }) => address.startsWith(folder));
  const states = await Promise.all(found.map(({ state }) => state));
  return states.some(({ defect }) => defect === 'integrity');
};

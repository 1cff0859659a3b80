import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  SignedBuildFiles,
  type AppName,
  type ReleaseAlarm,
  type ReleaseList,
} from '@landsea/contracts/releases';

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

const folderOf = (app: AppName, build: string): string =>
  app === 'shell' ? `shells/${build}` : `remotes/${app}/${build}`;

/** The first file of a build that is not there; `files.json` itself when nothing says what belongs to the build. */
async function firstMissing(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, 'files.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return 'files.json';
  const known = SignedBuildFiles.safeParse(JSON.parse(text));
  if (!known.success) return 'files.json';
  const paths = Object.keys(known.data.list.files);
  const found = await Promise.all(paths.map((path) => isThere(join(folder, path))));
  return paths.find((_, index) => !found[index]);
}

const buildsOf = ({ shell, remotes }: ReleaseList): { app: AppName; build: string }[] =>
  (Object.entries({ ...(shell && { shell }), ...remotes }) as [AppName, typeof shell][]).flatMap(
    ([app, state]) =>
      [state?.live.build, state?.candidate?.build].flatMap((build) => (build ? [{ app, build }] : [])),
  );

/** An alarm for each build that visitors would get and that is not there as a whole. */
export async function findMissingBuilds(webFolder: string, list: ReleaseList): Promise<ReleaseAlarm[]> {
  const alarms: ReleaseAlarm[] = [];
  for (const { app, build } of buildsOf(list)) {
    const path = await firstMissing(join(webFolder, folderOf(app, build)));
    if (path !== undefined) alarms.push({ kind: 'missing', app, build, subject: path.slice(0, 200) });
  }
  return alarms;
}

/** The live build to which a file below /remotes belongs; undefined for a build that visitors no longer get. */
export function liveBuildAt(list: ReleaseList, path: string): { app: AppName; build: string } | undefined {
  const [, app, build] = /^\/remotes\/([a-z]+)\/([0-9a-f]{12})\//.exec(path) ?? [];
  return buildsOf(list).find((each) => each.app === app && each.build === build);
}

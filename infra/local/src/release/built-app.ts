import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { HashFile } from '@landsea/contracts/core';
import { toFilesText, type AppName, type SignedBuildFiles } from '@landsea/contracts/releases';
import { addCompressedForms, isCompressedForm } from './compressed-forms.js';
import { addHashFile, hashSha256 } from './hash-file.js';
import type { ReleaseKey } from './release-keys.js';

export interface BuiltApp {
  app: AppName;
  build: string;
  /** Bytes by path, with the compressed forms and `files.json`. */
  files: Map<string, Buffer>;
}

export const findProject = (app: AppName): string => (app === 'shell' ? 'shell' : `mfe-${app}`);

/** Written last, so its presence shows that a build is complete. */
const lastFile = (app: AppName): string => (app === 'shell' ? 'index.html' : 'remoteEntry.js');

async function filesIn(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !isCompressedForm(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const read = async (path: string) =>
    [relative(folder, path).split(sep).join('/'), await readFile(path)] as const;
  return new Map(await Promise.all(paths.map(read)));
}

const hashesOf = (files: ReadonlyMap<string, Buffer>): Record<string, string> =>
  Object.fromEntries(
    [...files.keys()].sort().map((path) => [path, hashSha256(files.get(path) ?? Buffer.of())]),
  );

const nameOf = (files: ReadonlyMap<string, Buffer>): string =>
  createHash('sha256')
    .update(toFilesText({ build: '', files: hashesOf(files) }))
    .digest('hex')
    .slice(0, 12);

/** Fills an element that the template has with `content=""`, however the build wrote that. */
function withMeta(html: string, name: string, content: string): string {
  const element = new RegExp(`<meta name="?${name}"?[^>]*>`);
  if (!element.test(html)) throw new Error(`The page of the shell has no element <meta name="${name}">.`);
  return html.replace(element, `<meta name="${name}" content="${content}">`);
}

/** The page of the shell knows the keys that it trusts, the hashes of its files, and which build it is. */
function stampShell(
  files: Map<string, Buffer>,
  keys: readonly ReleaseKey[],
  { path, integrity }: HashFile,
): string {
  const page = files.get('index.html')?.toString() ?? '';
  const knowing = withMeta(page, 'release-hashes', `${path} ${integrity}`);
  const trusting = withMeta(knowing, 'release-keys', keys.map(({ publicKey }) => publicKey).join(' '));
  const build = nameOf(new Map(files).set('index.html', Buffer.from(trusting)));
  files.set('index.html', Buffer.from(withMeta(trusting, 'release-build', build)));
  return build;
}

/** Reads what was built of an app, names it after its content, and signs the list of its files. */
export async function readBuiltApp(
  app: AppName,
  checkout: string,
  keys: readonly ReleaseKey[],
): Promise<BuiltApp> {
  const project = findProject(app);
  const folder = join(checkout, project, 'dist');
  const isBuilt = await readFile(join(folder, lastFile(app))).then(
    () => true,
    () => false,
  );
  if (!isBuilt) throw new Error(`${project} is not built: npx nx build ${project}`);
  const files = await filesIn(folder);
  const hashFile = addHashFile(files);
  const build = app === 'shell' ? stampShell(files, keys, hashFile) : nameOf(files);
  const list = { build, files: hashesOf(files) };
  const signed: SignedBuildFiles = { list, signatures: keys.map((key) => key.sign(toFilesText(list))) };
  await addCompressedForms(files, join(checkout, 'node_modules/.cache/landsea', app));
  files.set('files.json', Buffer.from(JSON.stringify(signed)));
  return { app, build, files };
}

// `node ../infra/prerender/prerender.mjs <marketing | shell>` in an app's folder, after its build: writes dist/prerendered.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const target = resolve('dist', 'prerendered');
const part = process.argv[2] ?? '';
const rspack = join(here, '..', '..', 'node_modules', '.bin', 'rspack');

execFileSync(rspack, ['build', '--env', `part=${part}`], {
  cwd: here,
  stdio: ['ignore', 'ignore', 'inherit'],
});
// React's development build would be taken otherwise, which writes other marks into the HTML.
process.env.NODE_ENV = 'production';
const { prerenderSite } = await import(`./dist/${part}/prerender.mjs`);

const nameOf = (path) =>
  path === '/'
    ? 'home'
    : path
        .slice(1)
        .replaceAll('/', '.')
        .replaceAll(/[^\w.-]/g, '-');
const fileOf = (path, variant) => `${nameOf(path)}${variant === 'default' ? '' : `.${variant}`}.json`;

const { pages, sitemap, sheet } = await prerenderSite();
await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
const index = {};
for (const { path, variant, page } of pages) {
  const file = fileOf(path, variant);
  index[path] = { ...index[path], [variant]: file };
  await writeFile(join(target, file), JSON.stringify(page));
}
await writeFile(join(target, sheet.file), sheet.rules);
await writeFile(join(target, 'index.json'), JSON.stringify({ pages: index, sitemap }, null, 2));
console.log(`${pages.length} pages are HTML now.`);
// What the pages started, such as their watch over idle queries, is not waited for.
process.exit();

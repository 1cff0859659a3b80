import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const script = `
  import postcss from 'postcss';
  import { scopeUtilities } from './postcss/scope-utilities.mjs';
  const css = '@layer theme{:root{--a:1}}@property --tw-x{syntax:"*";inherits:false}' +
    '@layer utilities{.p-4{padding:1rem}@media (width>1px){.m{margin:0}}@keyframes spin{to{rotate:1turn}}}';
  process.stdout.write((await postcss([scopeUtilities('family')]).process(css, { from: undefined })).css);
`;

it('scopes the utilities layer and leaves what is global outside', () => {
  const css = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(__dirname, '../..'),
    encoding: 'utf8',
  });
  expect(css).toContain(
    '@layer utilities{@scope ([data-app="family"]){.p-4{padding:1rem}@media (width>1px){.m{margin:0}}}@keyframes spin',
  );
  expect(css).toMatch(/^@layer theme\{:root\{--a:1\}\}@property --tw-x/);
});

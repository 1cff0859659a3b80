import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listContracts } from '@landsea/contracts/contract-list';

/** The text of an object that holds each schema under its area and name; `imports` gets what it refers to. */
function objectOf(found, imports) {
  const names = new Set(found.map(({ area, name }) => `${area}/${name}`));
  const entries = [...names].sort().map((key) => {
    const [area, name] = key.split('/');
    const local = `contract${imports.size}`;
    imports.set(local, `import { ${name} as ${local} } from '@landsea/contracts/${area}';`);
    return `  '${key}': ${local},`;
  });
  return `{\n${entries.join('\n')}\n}`;
}

/**
 * Writes into a service's bundle which contracts its controllers name, in place of the empty list of own-contracts.ts.
 * @this {import('@rspack/core').LoaderContext}
 */
export default function contractsLoader() {
  const done = this.async();
  const folder = join(process.cwd(), 'src');
  const write = async () => {
    const files = (await readdir(folder, { recursive: true })).filter((name) =>
      name.endsWith('.controller.ts'),
    );
    const sources = await Promise.all(files.sort().map((file) => readFile(join(folder, file), 'utf8')));
    const found = sources.map(listContracts);
    const imports = new Map();
    const answers = objectOf(
      found.flatMap((each) => each.answers),
      imports,
    );
    const requests = objectOf(
      found.flatMap((each) => each.requests),
      imports,
    );
    return `${[...imports.values()].join('\n')}\nexport const ownContracts = { answers: ${answers}, requests: ${requests} };\n`;
  };
  write().then((text) => done(null, text), done);
}

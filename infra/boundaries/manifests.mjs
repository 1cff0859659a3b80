// Each dependency is declared once, exactly, at the root, and is there once; the top level stays readable.
import { textOf, trackedFiles } from './sources.mjs';

// Of these, findings/ holds scripts about packages of others, which belong to no part of the product.
const mostEntries = 20;
const findings = [];

const root = JSON.parse(textOf('package.json'));
const declared = { ...root.dependencies, ...root.devDependencies };

for (const [name, version] of Object.entries(declared)) {
  if (!/^(npm:[\w./@-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    findings.push(`${name}@${version} is not an exact version`);
}
for (const name of Object.keys(root.dependencies)) {
  if (name in root.devDependencies) findings.push(`${name} is declared twice`);
}

for (const path of trackedFiles().filter((file) => /^.+\/package\.json$/.test(file))) {
  const manifest = JSON.parse(textOf(path));
  for (const kind of ['dependencies', 'devDependencies', 'peerDependencies']) {
    for (const name of Object.keys(manifest[kind] ?? {})) {
      const peer = kind === 'peerDependencies' && name in declared;
      if (!name.startsWith('@landsea/') && !peer)
        findings.push(`${path} declares ${name}: third parties belong to the root`);
    }
  }
}

// What runs in the product must not be there twice: two Reacts are two stores, two zods two kinds of schema.
const served = new Set(Object.keys(root.dependencies));
const bundled = new Set([
  'react',
  'react-dom',
  'react-redux',
  'react-router',
  'react-router-dom',
  '@reduxjs/toolkit',
]);
const { packages } = JSON.parse(textOf('package-lock.json'));
for (const [path, { version, dev }] of Object.entries(packages)) {
  const name = path.split('node_modules/').at(-1);
  const nested = path.lastIndexOf('node_modules/') > 0;
  const inProduct = bundled.has(name) || (served.has(name) && !dev);
  if (nested && inProduct && version !== declared[name])
    findings.push(`${path} is ${version}, a second ${name}`);
}

const entries = new Set(trackedFiles().map((path) => path.split('/')[0]));
const visible = [...entries].filter((entry) => !entry.startsWith('.'));
if (visible.length > mostEntries)
  findings.push(`${visible.length} entries at the top level, more than ${mostEntries}: ${visible.join(' ')}`);

for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exit(1);
console.log(
  `${Object.keys(declared).length} dependencies, each declared once; ${visible.length} entries at the top level.`,
);

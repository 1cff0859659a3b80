// The smells that a pattern can see. Each finding is one line; any finding fails.
import { allSources, productSources, trackedFiles, textOf } from './sources.mjs';

/** Lines of a file; a spec lists cases and may be longer. */
const longest = (path) => (/\.spec\.tsx?$/.test(path) ? 400 : 300);
const sources = productSources();
const withTests = allSources();
const findings = [];
const report = (smell, where) => findings.push(`${smell}: ${where}`);

/** Lines of code that match, of the product by default, with the line before them for its reason. */
function eachLine(pattern, visit, searched = sources) {
  for (const { path, text } of searched) {
    const lines = text.split('\n');
    lines.forEach((line, index) => {
      if (pattern.test(line))
        visit({ path, line, where: `${path}:${index + 1}: ${line.trim()}`, before: lines[index - 1] ?? '' });
    });
  }
}

const withReason = ({ line, before }) => /\/[/*].*\w{3}/.test(line) || /^\s*(\/\/|\*|\/\*)/.test(before);

for (const path of trackedFiles()) {
  if (!/\.(tsx?|mjs|cjs|js|css)$/.test(path)) continue;
  const lines = textOf(path).split('\n').length - 1;
  if (lines > longest(path)) report(`longer than ${longest(path)} lines`, `${path} (${lines})`);
}

// Every shape has one definition, and one name means one thing. Nest's modules are named alike in each service, once in each.
const scopeOf = (path) => (/\.module\.ts$/.test(path) ? path.split('/').slice(0, 2).join('/') : 'repository');
const shapes = new Map();
for (const { path, text } of withTests) {
  for (const [, name] of text.matchAll(/^export (?:abstract )?(?:type|interface|class) ([A-Z]\w+)/gm)) {
    const scoped = `${name} (${scopeOf(path)})`;
    shapes.set(scoped, [...(shapes.get(scoped) ?? []), path]);
  }
}
for (const [name, paths] of shapes) {
  if (paths.length > 1) report('the same shape twice', `${name} in ${paths.join(', ')}`);
}

for (const path of trackedFiles()) {
  if (/\/(utils?|helpers?|common|misc|shared)(\/|\.tsx?$)/.test(path)) report('dumping ground', path);
}

const narration =
  /^\s*\/\/ *(Get|Set|Create|Update|Delete|Add|Check|Return|Handle|Initiali[sz]e|Define|Call|Loop|Fetch|Render|Now|First|Then|Step [0-9])\b/;
eachLine(narration, ({ where }) => report('narrating comment', where));

const priceFile = 'packages/contracts/src/billing/sale-prices.ts';
const salePrices = textOf(priceFile).match(/salePrices = \{([^}]*)\}/)?.[1] ?? '';
const priceCents = [...salePrices.matchAll(/: (\d+)/g)].map(([, cents]) => Number(cents));
if (priceCents.length === 0) report('no price to look for', priceFile);

/** `$39`, `$9.99`; cents as a bare number only from a thousand, below which they may mean anything. */
const writtenPrices = (cents) => [
  `\\$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}(?![\\d.]*\\d)`,
  ...(cents >= 1000 && cents % 1000 !== 0 ? [`\\b${cents}\\b`] : []),
];
eachLine(new RegExp(priceCents.flatMap(writtenPrices).join('|')), ({ path, where }) => {
  if (path !== priceFile) report('a price outside sale-prices.ts', where);
});

// A tool loads these by their default export.
eachLine(/^export default /, ({ path, where }) => {
  if (!/\/(remote|rspack\.config|share-failover)\.ts$/.test(path)) report('default export', where);
});

eachLine(/process\.env/, ({ path, where }) => {
  if (!path.endsWith('/env.ts')) report('environment read outside env.ts', where);
});

// The first formatter of Intl costs a slow phone a tenth of a second, and pages load these packages before they need one.
eachLine(/^(export )?const \w+ = new Intl\./, ({ path, where }) => {
  if (path.startsWith('packages/')) report('formatter made before it is needed', where);
});

// A service may be a release ahead of the page, so what it answers is read tolerantly.
eachLine(/(\b[A-Z]\w*|\))\.(parse|safeParse)\((raw|answer)\b/, ({ path, line, where }) => {
  if (/^(shell|mfe-\w+|packages\/web-kit)\//.test(path) && !/responseSchema\(/.test(line))
    report('answer read without answerOf', where);
});

for (const { path, text } of sources) {
  const swallowed = /catch\s*(\([^)]*\))?\s*\{\s*(console|this\.logger|logger)\.\w+\([^;]*\);?\s*\}/;
  if (swallowed.test(text)) report('log and go on', path);
  if (/synchronize:\s*true|migrationsRun:\s*true/.test(text)) report('schema changed by app start', path);
}

const cast = /\bas (any|never)(?=[;,.)\]}]|$)|\bas unknown as\b|: any\b|<any>/;
eachLine(
  new RegExp(`${cast.source}|@ts-(ignore|expect-error)|eslint-disable`),
  (hit) => {
    const bareDirective = /eslint-disable|@ts-/.test(hit.line) && !/(--|:) \w{3}/.test(hit.line);
    if (bareDirective || !withReason(hit)) report('type escape without a reason', hit.where);
  },
  withTests,
);

// LoggerService is Nest's.
eachLine(/implements (?!LoggerService)I?[A-Z]\w*(Port|Repository|Service)\b/, ({ where }) =>
  report('interface of one', where),
);

// The sign-in stand-in's library has the word in its name.
const facade =
  /\b((?<!oauth2-)mock|stub|lorem|not implemented|fake data|TODO|FIXME)\b|(?<!::)\bplaceholder\b(?!\s*[?=:},)])/i;
eachLine(facade, ({ where }) => report('façade', where));

for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exit(1);
const lengths = sources.map(({ text }) => text.split('\n').length).sort((a, b) => a - b);
console.log(
  `${sources.length} sources, median ${lengths[lengths.length >> 1]} lines, p95 ${lengths[Math.floor(lengths.length * 0.95)]}.`,
);

/**
 * A deployment migrates first and replaces processes afterwards, so that those of the release before run on the new schema
 * (docs/operations.md). What they would miss is taken away only once no release uses it.
 */
const contractions = [
  { what: 'drops a table', pattern: /\bDROP TABLE\b(?! IF EXISTS pg_temp)/i },
  { what: 'drops a column', pattern: /\bDROP COLUMN\b/i },
  { what: 'renames', pattern: /\bRENAME (COLUMN|TO|CONSTRAINT \w+ TO)\b/i },
  { what: 'makes a column mandatory', pattern: /\bSET NOT NULL\b/i },
  { what: 'changes the type of a column', pattern: /\bALTER COLUMN \w+ (SET DATA )?TYPE\b/i },
  {
    what: 'adds a mandatory column without a default',
    pattern: /\bADD COLUMN (IF NOT EXISTS )?\w+ (?![^,;`]*\bDEFAULT\b)[^,;`]*\bNOT NULL\b/i,
  },
];

/** The sentence with which a migration names the release since which nothing uses what it takes away. */
const excuse = /\bUnused since \d+\.\d+\.\d+/;

/** Migrations from before the first release that ran beside another. */
const before = new Set([
  '1763900000000-rename-letter-request.ts',
  '1763900100000-create-day-items.ts',
  '1763906000000-rename-reminder-told-at.ts',
  '1763908000000-add-item-photos.ts',
]);

/** Comments may name what SQL must not do. */
const withoutComments = (text) =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (each) => each.replaceAll(/\S/g, ' '));

/** @returns {{ what: string, at: number }[]} with the line of each. */
function contractionsOf(text) {
  const up = withoutComments(text).split(/async down\(/)[0];
  return contractions.flatMap(({ what, pattern }) =>
    [...up.matchAll(new RegExp(pattern, 'gi'))].map(({ index }) => ({
      what,
      at: up.slice(0, index).split('\n').length,
    })),
  );
}

/** @param {{ path: string, text: string }[]} migrations */
export function findContractions(migrations) {
  const found = migrations
    .filter(({ text }) => !excuse.test(text))
    .map(({ path, text }) => ({ path, name: path.split('/').at(-1), contractions: contractionsOf(text) }));
  const unneeded = [...before].filter(
    (name) => !found.some((each) => each.name === name && each.contractions.length > 0),
  );
  return [
    ...found
      .filter(({ name }) => !before.has(name))
      .flatMap(({ path, contractions: each }) =>
        each.map(
          ({ what, at }) =>
            `${path}:${at}: ${what}, which the release before still uses; or say "Unused since <release>"`,
        ),
      ),
    ...unneeded.map((name) => `excused without need: ${name}`),
  ];
}

export function listMistakenLines(text) {
  const seen = new Set(contractionsOf(text).map(({ at }) => at));
  return text
    .split('\n')
    .map((line, index) => ({ line, at: index + 1 }))
    .filter(({ line, at }) => line.includes('-- planted') !== seen.has(at));
}

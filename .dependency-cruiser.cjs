/** The import rules of the architecture. `node infra/boundaries/check.mjs` runs them, on the tree and on planted violations. */
const ours = '^(shell|mfe-[^/]+|services|packages|infra|e2e)/';
const only = (...allowed) => ({ path: ours, pathNot: ['^infra/jest/', ...allowed] });
const tests = '\\.(spec|test)\\.tsx?$|/test/|/testing/';

/** The areas of the trips service, lowest first: an area imports itself and lower areas only. */
const tripsAreas = [
  ['events'],
  ['grants'],
  ['trip', 'catalogue'],
  ['bookings'],
  ['money'],
  ['planning'],
  ['trip-dates', 'history', 'sharing', 'demo'],
  ['agents'],
];
const areaOrder = tripsAreas.slice(0, -1).flatMap((level, height) =>
  level.map((area) => ({
    name: `trips-${area}-imports-lower-areas-only`,
    severity: 'error',
    from: { path: `^services/trips/src/${area}/`, pathNot: tests },
    to: {
      path: `^services/trips/src/(${tripsAreas
        .slice(height + 1)
        .flat()
        .join('|')})/`,
    },
  })),
);
/** The areas of contracts and of rules, lowest first: an area imports its own level and lower ones only. */
const contractAreas = [
  ['core'],
  ['billing', 'catalogue', 'experiments', 'releases', 'offline'],
  ['account', 'money', 'bookings', 'dining-plan'],
  ['trip', 'estimate', 'forwarding', 'outreach'],
  ['planning', 'booking-windows'],
  ['agents', 'live'],
  ['sharing'],
  ['messages'],
  ['contract-list'],
];
const ruleAreas = [
  ['catalogue', 'experiments', 'tables', 'transportation'],
  ['trip', 'releases'],
  ['planning', 'bookings', 'dining-plan', 'money'],
  ['day-plans', 'estimate'],
  ['booking-windows', 'paper-plan'],
  ['agents', 'demo'],
];
const levelOrder = (name, levels) =>
  levels.slice(0, -1).map((level, height) => ({
    name: `${name}-${level[0]}-level-imports-lower-areas-only`,
    severity: 'error',
    from: { path: `^packages/${name}/src/(${level.join('|')})/`, pathNot: tests },
    to: {
      path: `^packages/${name}/src/(${levels
        .slice(height + 1)
        .flat()
        .join('|')})/`,
    },
  }));
const slicedAreas = 'money|days|bookings|wishes|people|trips';

/** The rooms that pages of the family remote share, lowest first: a room imports itself and lower rooms only. */
const familyRooms = ['trip-frame', 'catalogue', 'items', 'trip-bookings', 'confirmations'];
const roomOrder = familyRooms.map((room, height) => ({
  name: `family-${room}-imports-lower-rooms-only`,
  severity: 'error',
  from: { path: `^mfe-family/src/${room}/`, pathNot: tests },
  to: {
    path: `^mfe-family/src/(${[...familyRooms.slice(height + 1), slicedAreas, 'checklist', 'more'].join('|')})/`,
  },
}));

/** Folders shared by the slices of one area of the family remote. */
const sharedInArea = '^mfe-family/src/(money/charts|trips/(form|actions))/';

module.exports = {
  forbidden: [
    {
      name: 'contracts-import-zod-and-time-zones-only',
      severity: 'error',
      from: { path: '^packages/contracts/src/', pathNot: tests },
      to: { pathNot: ['^packages/contracts/', '(^|/)node_modules/(zod|@date-fns/tz)/'] },
    },
    {
      name: 'contracts-never-import-rules',
      severity: 'error',
      from: { path: '^packages/contracts/' },
      to: { path: '^packages/rules/' },
    },
    {
      name: 'rules-import-contracts-only',
      severity: 'error',
      from: { path: '^packages/rules/src/', pathNot: tests },
      to: { pathNot: ['^packages/(rules|contracts)/'] },
    },
    ...levelOrder('contracts', contractAreas),
    ...levelOrder('rules', ruleAreas),
    {
      name: 'ui-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: only('^packages/ui/'),
    },
    {
      name: 'web-kit-imports-contracts-and-rules',
      severity: 'error',
      from: { path: '^packages/web-kit/', pathNot: '^packages/web-kit/(build|src/parts)/' },
      to: only('^packages/(web-kit|contracts|rules)/'),
    },
    {
      name: 'parts-of-web-kit-import-ui-too',
      severity: 'error',
      from: { path: '^packages/web-kit/src/parts/' },
      to: only('^packages/(web-kit|contracts|rules|ui)/'),
    },
    {
      name: 'web-kit-works-without-its-parts',
      severity: 'error',
      from: { path: '^packages/web-kit/', pathNot: '^packages/web-kit/src/parts/' },
      to: { path: '^packages/web-kit/src/parts/' },
    },
    {
      name: 'nest-kit-imports-contracts-and-rules',
      severity: 'error',
      from: { path: '^packages/nest-kit/' },
      to: only('^packages/(nest-kit|contracts|rules)/'),
    },
    {
      name: 'front-end-imports-itself-and-web-packages',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+)/' },
      to: only('^$1/', '^packages/(contracts|rules|web-kit|ui)/'),
    },
    {
      name: 'service-imports-itself-and-service-packages',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      // A service's tests may speak to the payment emulator: Stripe is one of the doubles.
      to: only('^services/$1/', '^packages/(contracts|rules|nest-kit)/', '^infra/stripe/'),
    },
    {
      name: 'service-runs-without-infra',
      severity: 'error',
      from: { path: '^services/[^/]+/src/', pathNot: tests },
      to: { path: '^infra/' },
    },
    {
      name: 'forms-use-the-hook-of-web-kit',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|packages)/', pathNot: '^packages/web-kit/src/forms/' },
      to: { path: '(^|/)node_modules/(react-hook-form|@hookform)/' },
    },
    {
      name: 'shell-feature-never-imports-a-feature',
      severity: 'error',
      from: { path: '^shell/src/features/([^/]+)/' },
      to: { path: '^shell/src/features/', pathNot: '^shell/src/features/$1/' },
    },
    {
      name: 'family-slice-never-imports-a-slice',
      severity: 'error',
      from: { path: `^mfe-family/src/((?:${slicedAreas})/[^/]+)/` },
      to: { path: `^mfe-family/src/(${slicedAreas})/`, pathNot: ['^mfe-family/src/$1/', sharedInArea] },
    },
    ...roomOrder,
    {
      name: 'remote-slice-never-imports-a-slice',
      severity: 'error',
      from: { path: '^(mfe-agent|mfe-marketing)/src/([^/]+)/' },
      to: { path: '^$1/src/[^/]+/', pathNot: ['^$1/src/($2|frame)/', '/testing/'] },
    },
    ...areaOrder,
    {
      name: 'migration-imports-no-living-code',
      severity: 'error',
      from: { path: '/src/(database/)?migrations/' },
      to: { path: ours, pathNot: '/src/(database/)?migrations/' },
    },
    {
      name: 'slice-keeps-its-entities-and-controllers',
      severity: 'error',
      from: { path: '^services/(trips/src/[^/]+/[^/]+|(?:identity|billing)/src/[^/]+)/', pathNot: tests },
      to: { path: '^services/[^/]+/src/.*\\.(entity|controller)\\.ts$', pathNot: '^services/$1/' },
    },
    {
      name: 'controller-does-not-import-typeorm',
      severity: 'error',
      from: { path: '\\.controller\\.ts$' },
      to: { path: '(^|/)node_modules/(typeorm|@nestjs/typeorm)/|\\.queries\\.ts$' },
    },
    {
      name: 'no-barrels-inside-apps',
      severity: 'error',
      from: {},
      to: { path: '^(shell|mfe-[^/]+|services/[^/]+)/src/.+/index\\.tsx?$' },
    },
    {
      name: 'no-tests-in-production',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: '\\.(spec|test)\\.tsx?$' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'no-cycles-of-types',
      severity: 'error',
      from: { pathNot: '^infra/stripe/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)(node_modules|dist)/' },
    exclude: { path: '^(shell|mfe-[^/]+|(services|packages|infra)/[^/]+)/dist/|^infra/boundaries/planted/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};

import type { Chunk, Compilation, Module, OptimizationSplitChunksOptions } from '@rspack/core';

type Split = Exclude<OptimizationSplitChunksOptions, false>;

const provided = /^provide shared module \([^)]*\) (\S+)@\d/;
const ui = (...names: string[]): string[] => names.map((name) => `@landsea/ui/${name}`);

/** The larger, stable half of all scripts, in two files: these load sooner than one over one line of six. */
const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const libraries =
  /node_modules[\\/](react-router|react-redux|@reduxjs|redux|redux-thunk|immer|reselect|use-sync-external-store|@standard-schema|zod)[\\/]/;

/** Each shared module would be a file by itself, whose headers outweigh most of these. */
const frame = [
  './bootstrap',
  'react-router-dom',
  'zod/mini',
  '@landsea/web-kit',
  ...ui(
    'app-scope',
    'badge',
    'button',
    'card',
    'empty-state',
    'error-state',
    'notice',
    'page-header',
    'skeleton',
  ),
  ...ui('fields/segmented', 'fields/select-field', 'fields/text-field'),
  ...ui('horizon/horizon', 'horizon/progress-tide', 'overlays/tooltip'),
];

const dialogs = ui('overlays/dialog', 'overlays/side-panel');
const primitives =
  /@radix-ui[\\/](primitive|react-(collection|context|id|presence|primitive|use-[\w-]+))[\\/]/;

/** Most signed-in pages paint with these; fields come with their dialogs and forms. */
const rows = ['@landsea/web-kit/rows', ...ui('countdown', 'disclosure-button', 'failure-text')];

const ownControls = [
  ...ui('data-table'),
  ...['checkbox', 'date-field', 'money-field', 'number-stepper', 'radio-pill'].flatMap((name) =>
    ui(`fields/${name}`),
  ),
];

const causesOf = (chunk: Chunk): string[] =>
  [...chunk.groupsIterable].flatMap(({ origins }) =>
    origins.flatMap(({ request, module }) => request ?? provided.exec(module?.identifier() ?? '')?.[1] ?? []),
  );

type Test = (module: Module, graphs: Pick<Compilation, 'chunkGraph'>) => boolean;

/** A consumer of a shared module keeps its own chunk: else the shared one could wait for itself. */
const isConsumer = (module: Module): boolean => module.identifier().startsWith('consume shared module');

const loadsWith =
  (causes: readonly string[]): Test =>
  (module, { chunkGraph }) =>
    !isConsumer(module) &&
    chunkGraph
      .getModuleChunks(module)
      .some((chunk) => causesOf(chunk).some((cause) => causes.includes(cause)));

const inControls: Test = (module, graphs) =>
  primitives.test(module.nameForCondition() ?? '') || loadsWith(ui('fields/switch-field'))(module, graphs);

/** Few and large files: on a slow connection each one waits for its turn. */
export const hostChunks: Split = {
  chunks: 'async',
  cacheGroups: {
    react: { test: react, name: 'react', priority: 50, enforce: true },
    libraries: { test: libraries, name: 'libraries', priority: 50, enforce: true },
    frame: { test: loadsWith(frame), name: 'frame', priority: 40, enforce: true },
    controls: { test: inControls, name: 'controls', priority: 35, enforce: true },
    dialogs: { test: loadsWith(dialogs), name: 'dialogs', priority: 30, enforce: true },
    forms: { test: loadsWith(['@landsea/web-kit/forms']), name: 'forms', priority: 20, enforce: true },
    tabs: { test: loadsWith(ui('tabs')), name: 'tabs', priority: 17, enforce: true },
    toasts: { test: loadsWith(['./toast-region']), name: 'toasts', priority: 15, enforce: true },
    menus: { test: loadsWith(ui('overlays/menu')), name: 'menus', priority: 10, enforce: true },
  },
};

const icons = /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

/** A page that draws the same icon would else wait for all of the controls. */
const inIconsOfControls: Test = (module, graphs) =>
  icons.test(module.nameForCondition() ?? '') && loadsWith([...rows, ...ownControls])(module, graphs);

const MANY = 24;

export const remoteChunks: Split = {
  chunks: 'async',
  minSize: 60_000,
  cacheGroups: {
    icons: { test: inIconsOfControls, name: 'common', priority: 40, enforce: true },
    rows: { test: loadsWith(rows), name: 'rows', priority: 25, enforce: true },
    ownControls: { test: loadsWith(ownControls), name: 'own-controls', priority: 20, enforce: true },
    common: {
      test: (module: Module) => !isConsumer(module),
      minChunks: MANY,
      name: 'common',
      priority: 30,
      enforce: true,
    },
  },
};

const { createRequire, isBuiltin } = require('node:module');
const { pathToFileURL } = require('node:url');
const { SyntheticModule, compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Jest's own packages hold the state of one test file, and the Testing Library its document: both stay its own. */
const isShared = (path) =>
  isBuiltin(path) ||
  (path.includes('/node_modules/') &&
    !/\/node_modules\/(?:@jest\/|jest|expect\/|@testing-library\/)/.test(path));

function replaced(object, name, make) {
  if (typeof object[name] !== 'function') throw new Error(`jest-runtime has no ${name} any more`);
  object[name] = make(object[name].bind(object));
}

/**
 * Jest's loader of modules, but packages are loaded by Node, once for all test files of a process: Nest, TypeORM, BullMQ
 * and what they need are 2,700 files, and jest would read and run them anew for each. Our own sources stay each test
 * file's own. All of it runs in the process's own realm: an array of a test must be an Array to a package.
 */
module.exports = class SharedPackagesRuntime extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    if (environment.global !== globalThis)
      throw new Error("packages are of the process's realm: a test file names no environment of its own");
    const { esmLoader, executor } = this;
    replaced(esmLoader, 'getContext', () => () => undefined);
    replaced(
      esmLoader,
      'loadEsmModule',
      (load) => (path, suffix) => (isShared(path) ? this.shared(path) : load(path, suffix)),
    );
    replaced(
      esmLoader,
      'loadCjsAsEsm',
      (load) =>
        (from, path, ...rest) =>
          isShared(path) ? this.shared(path) : load(from, path, ...rest),
    );
    replaced(
      executor,
      'compile',
      () => (source, filename) =>
        compileFunction(source, executor.injectedModuleParameters, {
          filename,
          importModuleDynamically: (specifier, _, attributes) =>
            executor.dynamicImport(specifier, filename, undefined, attributes),
        }),
    );
  }

  /** Node looks the package up, not jest: what packages load of each other is then the same module. */
  requireModuleOrMock(from, name) {
    if (/^[./]/.test(name) || isBuiltin(name)) return super.requireModuleOrMock(from, name);
    const path = this._resolution.resolveCjs(from, name);
    return isShared(path) ? createRequire(from)(name) : super.requireModuleOrMock(from, name);
  }

  /** The package's module as one that the modules of this test file can be linked with. */
  shared(path) {
    const registry = this.registries.getActiveEsmRegistry();
    const known = registry.get(path);
    if (known) return known;
    const linked = import(isBuiltin(path) ? path : pathToFileURL(path).href).then(async (exported) => {
      const names = Object.keys(exported);
      const module = new SyntheticModule(
        names,
        function () {
          for (const name of names) this.setExport(name, exported[name]);
        },
        { identifier: path },
      );
      await module.link(() => undefined);
      await module.evaluate();
      return module;
    });
    registry.set(path, linked);
    return linked;
  }
};

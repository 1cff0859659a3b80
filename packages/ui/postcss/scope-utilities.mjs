/**
 * A scoped rule beats the shell's by proximity, so two apps can use the same class names. `@property` and
 * `@keyframes` are global.
 * @param {string} appName the value of `data-app`
 * @returns {import('postcss').Plugin}
 */
export const scopeUtilities = (appName) => ({
  postcssPlugin: 'landsea-scope-utilities',
  OnceExit(root, { AtRule }) {
    root.each((node) => {
      if (node.type !== 'atrule' || node.name !== 'layer' || node.params !== 'utilities' || !node.nodes)
        return;
      const scope = new AtRule({ name: 'scope', params: `([data-app="${appName}"])` });
      const scoped = node.nodes.filter((child) => !isGlobal(child));
      node.prepend(scope);
      scope.append(scoped);
    });
  },
});

const isGlobal = (node) => node.type === 'atrule' && (node.name === 'property' || node.name === 'keyframes');

/**
 * Wraps the utilities layer of a remote's sheet in `@scope ([data-app="<name>"])`. Two apps then carry the same
 * class names without the later sheet overriding the earlier one's variants, and a scoped rule beats the shell's
 * unscoped one by proximity. `@property`, `@keyframes` and the other layers stay outside: they are global by nature.
 * @param {string} appName the value of `data-app` that AppScope writes
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

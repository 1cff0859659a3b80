/**
 * For the dev page, before any script: React Refresh finds the renderers of every federated app through this hook.
 * Without it a remote says "up to date" and does not render again.
 */
export const refreshAcrossRemotes = `<script>
  (() => {
    const renderers = new Map();
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      renderers,
      supportsFiber: true,
      inject(renderer) {
        renderers.set(renderers.size + 1, renderer);
        return renderers.size;
      },
      checkDCE() {},
      onScheduleFiberRoot() {},
      onCommitFiberRoot() {},
      onCommitFiberUnmount() {},
    };
  })();
</script>`;

// Runs before the first paint, so that a chosen theme or contrast does not flash; a file of its own, because the
// content security policy refuses scripts inside the page.
(() => {
  const { dataset } = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') {
      dataset.theme = theme;
      for (const colour of document.querySelectorAll('meta[name="theme-color"]'))
        colour.media = colour.dataset.scheme === theme ? 'all' : 'not all';
    }
    const settings = JSON.parse(localStorage.getItem('accessibilitySettings') ?? '{}');
    if (settings?.highContrast === true) dataset.contrast = 'high';
    if (settings?.reducedMotion === true) dataset.reducedMotion = '';
  } catch {
    // without storage the page looks as the device prefers
  }

  addEventListener(
    'error',
    ({ target }) => {
      if (!target.integrity) return;
      // What a cache on the way changed, or did not keep whole, is replaced in it.
      const address = target.src || target.href;
      fetch(address, { cache: 'reload' }).catch(() => undefined);
      globalThis.caches
        ?.open('landsea-files')
        .then((kept) => kept.delete(address))
        .catch(() => undefined);
      // Without the scripts of the shell nothing would ever take the place of what a slow line sees.
      const opening = document.querySelector('.opening');
      if (!opening || !target.src?.startsWith(`${location.origin}/assets/`)) return;
      opening.removeAttribute('aria-hidden');
      opening.setAttribute('role', 'alert');
      opening.innerHTML =
        '<p>This page didn’t load</p><p class="opening-text">Check your connection, then try again.</p><a href="">Try Again</a>';
    },
    true,
  );
})();

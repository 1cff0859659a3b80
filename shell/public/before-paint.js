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
})();

const HTML = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>No connection | Landsea</title>
<style>
:root { color-scheme: light dark; --paper: #fbf8f3; --ink: #12263a; --muted: #5a6b78; --sea: #0f6e7c; --on-sea: #fff; --sun: #f2b33d; }
@media (prefers-color-scheme: dark) { :root { --paper: #0e1a24; --ink: #eaf1f5; --muted: #9db0bd; --sea: #4fb6c4; --on-sea: #08202a; } }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: var(--paper); color: var(--ink); font: 1.125rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; padding: 2rem 1.25rem; }
svg { display: block; width: 100%; height: 5rem; }
h1 { margin: 1rem 0 0.5rem; font: 600 1.875rem/1.2 Georgia, serif; }
p { margin: 0 0 1.25rem; color: var(--muted); }
a { display: inline-block; padding: 0.75rem 1.5rem; border-radius: 999px; background: var(--sea); color: var(--on-sea); font-weight: 600; text-decoration: none; }
</style>
<main>
<svg viewBox="0 0 320 80" preserveAspectRatio="none" aria-hidden="true" fill="none" stroke="var(--sea)" stroke-width="2"><circle cx="250" cy="50" r="14" fill="var(--sun)" stroke="none"/><path d="M0 56h320" vector-effect="non-scaling-stroke"/></svg>
<h1>No connection</h1>
<p>Landsea can’t be reached just now. A trip that you open while you are signed in stays on this device for 14 days, and opens without a signal.</p>
<a href="">Try Again</a>
</main>
</html>`;

export const makeOfflineDocument = (): Response =>
  new Response(HTML, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });

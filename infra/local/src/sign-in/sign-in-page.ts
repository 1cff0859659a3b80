const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const styles = `
  :root { color-scheme: light dark; --paper: light-dark(#fbf8f3, #0e1a24); --surface: light-dark(#fff, #152432);
    --ink: light-dark(#12263a, #eaf1f5); --muted: light-dark(#5a6b78, #9db0bd); --edge: light-dark(#8a938f, #5d7488);
    --sea: light-dark(#0f6e7c, #4fb6c4); --on-sea: light-dark(#fff, #0e1a24); }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1.5rem; background: var(--paper);
    color: var(--ink); font: 1rem/1.5 ui-sans-serif, system-ui, sans-serif; }
  main { width: 100%; max-width: 26rem; padding: 2rem; background: var(--surface); border-radius: 14px; }
  h1 { margin: 0 0 .25rem; font-size: 1.75rem; line-height: 1.2; }
  p { margin: 0 0 1.25rem; color: var(--muted); }
  label { display: block; margin-bottom: .25rem; font-weight: 600; }
  input[type=text], input[type=email] { width: 100%; min-height: 44px; margin-bottom: 1rem; padding: .5rem .75rem; font: inherit;
    color: inherit; background: transparent; border: 1px solid var(--edge); border-radius: 8px; }
  .tick { display: flex; gap: .6rem; align-items: center; min-height: 44px; margin-bottom: 1rem; font-weight: 400; }
  .tick input { width: 1.25rem; height: 1.25rem; accent-color: var(--sea); }
  .buttons { display: flex; gap: .75rem; }
  button { flex: 1; min-height: 44px; padding: .5rem 1rem; font: inherit; font-weight: 600; border-radius: 999px; cursor: pointer;
    color: var(--ink); background: transparent; border: 1px solid var(--edge); }
  button.go { color: var(--on-sea); background: var(--sea); border-color: var(--sea); }
  :focus-visible { outline: 3px solid var(--sea); outline-offset: 2px; }`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
</head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>
`;

/** @param query that of `/authorize`, carried on to the choice. */
export const renderAccountPage = (query: string): string =>
  page(
    'Choose an account',
    `<p>A stand-in for Google on this machine: anybody you name here signs in. Nothing leaves the machine.</p>
<form method="post" action="/choose${escape(query)}">
<label for="name">Name</label>
<input id="name" name="name" type="text" value="Sam Rivers" autocomplete="off" required maxlength="120">
<label for="email">Email</label>
<input id="email" name="email" type="email" value="sam.rivers@gmail.example" autocomplete="off" required maxlength="254">
<label class="tick"><input name="verified" type="checkbox" value="yes" checked> Email verified</label>
<div class="buttons">
<button name="choice" value="cancel" formnovalidate>Cancel</button>
<button class="go" name="choice" value="continue">Continue</button>
</div>
</form>`,
  );

export const renderRefusalPage = (why: string): string =>
  page('This sign in cannot go on', `<p>${escape(why)}</p>`);

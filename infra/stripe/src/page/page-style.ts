import { Html } from './html.js';

export const pageStyle = new Html(`
:root { color-scheme: light dark;
  --paper: #fbf8f3; --surface: #ffffff; --ink: #12263a; --muted: #5a6b78; --line: #e6dfd3; --field: #8b97a0;
  --sea: #0f6e7c; --coral: #c9472b; --on-coral: #ffffff; --berry: #a8324a; --sun: #f2b33d; --note: #fdf3dc; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #0e1a24; --surface: #152432; --ink: #eaf1f5; --muted: #9db0bd; --line: #26394a; --field: #6f8494;
  --sea: #4fb6c4; --coral: #ff8a6b; --on-coral: #12263a; --berry: #f28aa0; --note: #2a2a22; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Inter, system-ui, sans-serif; }
a { color: var(--sea); text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--sea); outline-offset: 2px; }
.test { background: var(--note); border-bottom: 1px solid var(--line); border-top: 4px solid var(--sun); }
.test p { max-width: 64rem; margin: 0 auto; padding: 10px 24px; font-size: 14px; }
.page { max-width: 64rem; margin: 0 auto; padding: 16px 24px 48px; display: grid; gap: 24px; }
.back { display: inline-flex; align-items: center; min-height: 44px; gap: 8px; text-decoration: none; }
.back:hover { text-decoration: underline; }
.back::before { content: '←' / ''; }
.shop { margin: 8px 0 0; color: var(--muted); font-weight: 600; }
h1 { margin: 0; font: 600 clamp(40px, 9vw, 56px)/1.1 Fraunces, Georgia, serif; font-variant-numeric: tabular-nums; }
h2, .message h1 { margin: 0; font: 700 18px/1.3 Inter, system-ui, sans-serif; }
.lines { list-style: none; margin: 20px 0 0; padding: 0; border-top: 1px solid var(--line); }
.lines li { display: flex; justify-content: space-between; gap: 16px; padding: 12px 0; border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums; }
.summary > .card { margin-top: 16px; }
.done { border-left-color: var(--sea); background: var(--surface); }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; padding: 24px; display: grid; gap: 18px; }
.card > p { margin: 0; }
form { display: grid; gap: 18px; }
.field { display: grid; gap: 6px; align-content: start; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
label { font-weight: 600; font-size: 15px; }
input { width: 100%; min-height: 48px; padding: 0 14px; border: 1px solid var(--field); border-radius: 10px; background: var(--surface); color: var(--ink); font: inherit; font-variant-numeric: tabular-nums; }
input::placeholder { color: var(--muted); opacity: 1; }
input[readonly] { background: var(--paper); }
input[aria-invalid] { border-color: var(--berry); box-shadow: inset 0 0 0 1px var(--berry); }
.error { margin: 0; color: var(--berry); font-size: 14px; }
.alert { margin: 0; padding: 12px 14px; border-left: 4px solid var(--berry); background: var(--paper); border-radius: 6px; }
button, .button { min-height: 52px; border: 1px solid transparent; border-radius: 12px; font: inherit; font-weight: 600; cursor: pointer; display: grid; place-items: center; text-align: center; text-decoration: none; padding: 0 20px; }
.primary { background: var(--coral); color: var(--on-coral); }
.quiet { background: transparent; color: var(--ink); border-color: var(--field); }
.small { margin: 0; color: var(--muted); font-size: 14px; }
.cards { margin: 0; display: grid; gap: 8px; font-size: 13px; }
.cards div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; }
.cards dt { font-family: ui-monospace, Menlo, Consolas, monospace; }
.facts dt { font-family: inherit; }
.cards dd { margin: 0; color: var(--muted); }
@media (min-width: 56rem) {
  .page { grid-template-columns: 1fr 26rem; grid-template-rows: auto 1fr; gap: 32px 72px; padding-top: 40px; align-items: start; }
  .pay { grid-column: 2; grid-row: 1 / span 2; }
  .message { grid-column: 1 / -1; width: 26rem; margin: 48px auto; }
}`);

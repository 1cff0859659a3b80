import { listNamedFiles } from './named-in';

const html = `<!doctype html><head>
<link rel="canonical" href="https://landsea.example/">
<link rel="icon" href="/favicon.svg">
<link rel="preload" href="/assets/inter.woff2" as="font" crossorigin>
<link rel="stylesheet" href="/assets/shell.css">
<script defer src="/assets/shell.js" integrity="sha384-abc"></script>
<script type="application/json" id="live">{"a":1}</script>`;

it('finds the files that a document loads first, and the calls that its header names', () => {
  const link =
    '</api/auth/user>; rel=preload; as=fetch; crossorigin, </api/trips/1?part=start>; rel=preload; as=fetch';
  expect(listNamedFiles(html, link)).toEqual([
    '/assets/inter.woff2',
    '/assets/shell.css',
    '/assets/shell.js',
    '/api/auth/user',
    '/api/trips/1?part=start',
  ]);
});

it('finds nothing in a page without either', () => {
  expect(listNamedFiles('<p>Hello</p>', null)).toEqual([]);
});

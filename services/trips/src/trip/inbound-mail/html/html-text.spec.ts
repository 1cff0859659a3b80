import { toText } from './html-text.js';

const textOf = (html: string) => toText(html, { marksQuotes: false });

it.each([
  [
    'names of signs',
    'Nu&ntilde;ez &amp; Zo&euml;, &euro;620,00&hellip; &unknown;',
    'Nuñez & Zoë, €620,00… &unknown;',
  ],
  ['wide blanks', '<p>Check-in:&emsp;Dec&nbsp;4</p>', 'Check-in: Dec 4'],
  [
    'rows',
    '<table><tr><td>Check-in</td><td>Fri, Dec 4</td></tr><tr><td>Check-out</td><td>Wed, Dec 9</td></tr></table>',
    'Check-in\tFri, Dec 4\nCheck-out\tWed, Dec 9',
  ],
  [
    'cells without an end',
    '<table><tr><td>Check-in<td>Dec 4<tr><td>Check-out<td>Dec 9</table>',
    'Check-in\tDec 4\nCheck-out\tDec 9',
  ],
  [
    'labels above values',
    '<table><tr><td>Check-in<br>Fri, Dec 4</td><td>Check-out<br>Wed, Dec 9</td></tr></table>',
    'Check-in\tCheck-out\nFri, Dec 4\tWed, Dec 9',
  ],
  [
    'tables in tables',
    '<table><tr><td><table><tr><td>DTW</td><td>8:34</td></tr></table></td></tr><tr><td>Total</td></tr></table>',
    'DTW\t8:34\nTotal',
  ],
  [
    'lists of labels',
    '<dl><dt>Check-in</dt><dd>Mar 14</dd><dt>Check-out</dt><dd>Mar 20</dd></dl>',
    'Check-in\tMar 14\nCheck-out\tMar 20',
  ],
  [
    'columns',
    '<div><div style="display:inline-block">Check-in<br>Dec 4</div><div style="display:inline-block">Check-out<br>Dec 9</div></div><p>Total</p>',
    'Check-in\tCheck-out\nDec 4\tDec 9\nTotal',
  ],
  ['flexible rows', '<div style="display:flex"><div>Check-in</div><div>Dec 4</div></div>', 'Check-in\tDec 4'],
  [
    'blocks',
    'Yes please<div>And two more nights</div>Thanks<hr>Robin<p>One<p>Two',
    'Yes please\nAnd two more nights\nThanks\nRobin\nOne\nTwo',
  ],
  [
    'what is struck out',
    'Was <s>6:15</s> <span style="text-decoration: line-through">6:30</span> <del>7:00</del>is 8:00',
    'Was is 8:00',
  ],
  [
    'previews',
    '<div style="display:none;max-height:0">Your table&zwnj;&nbsp;</div><div style="font-size:0px"><span style="font-size:16px">Seen</span>hidden</div>',
    'Seen',
  ],
  [
    'styles and heads',
    '<head><title>T</title><style>p{}</style></head><body><script>x()</script>Hi</body>',
    'Hi',
  ],
  ['lines of code', '<pre>a  b\n c</pre>', 'a b\nc'],
  ['loose signs', '2 < 3<br>Yes', '2 < 3\nYes'],
])('keeps %s', (_, html, text) => {
  expect(textOf(html)).toBe(text);
});

it('marks what an answer quotes, and leaves what its writer indented', () => {
  const html = `Our wishes:<blockquote style="margin:0 0 0 40px">Balcony<br>Quiet</blockquote>
    <blockquote type="cite"><div>Which cabin?</div><blockquote class="gmail_quote">Hello</blockquote></blockquote>Thanks`;
  expect(toText(html, { marksQuotes: true })).toBe(
    'Our wishes:\nBalcony\nQuiet\n> Which cabin?\n>> Hello\nThanks',
  );
});

it('begins a new line after more columns than a table has', () => {
  const lines = textOf(`<table><tr>${'<td>a</td>'.repeat(700)}</tr></table>`).split('\n');
  expect(lines.map((line) => line.split('\t').length)).toEqual([500, 200]);
});

it('keeps the words of a mail with more elements than it reads', () => {
  expect(textOf(`Yes <b>please</b>${'<i>a</i> '.repeat(90_000)}and <u>thanks</u>`)).toMatch(
    /^Yes please a (?:a )+and thanks$/,
  );
});

// Anybody can send these.
it.each([
  '<',
  ' a',
  '<br ',
  '<style>',
  ' <b>',
  '<a',
  '<td>',
  '<td>a',
  '<td>a<br>b',
  '<b><td>',
  '<tr><td>a',
  '<p>a',
  '<dt>a<dd>b',
  '<table><tr><td>',
  '<div>',
  '<div style="display:flex">a</div>',
  '&',
  '<blockquote type=cite>',
])('reads a million characters of %j with patience', (piece) => {
  const start = performance.now();
  expect(textOf(`Yes<br>${piece.repeat(1_000_000 / piece.length)}`)).toMatch(/^Yes/);
  expect(performance.now() - start).toBeLessThan(10_000);
});

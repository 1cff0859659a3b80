import { findUnseenClaims } from './spoken-data';

const head = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const body =
  '<main><p><span>$39</span></p><a href="/tools/heights"><b>Heights</b></a><dt>Why &amp; how?</dt><dd>So.</dd></main>';

const offer = (price: string) => ({ '@type': 'Product', offers: { '@type': 'Offer', price } });
const question = (name: string, text: string) => ({
  '@type': 'FAQPage',
  mainEntity: [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }],
});
const list = (path: string) => ({
  '@type': 'ItemList',
  itemListElement: [{ '@type': 'ListItem', name: 'Heights', url: `{{origin}}${path}` }],
});

it('finds nothing where the page shows all that its data claims', () => {
  const claims = [offer('39.00'), question('Why & how?', 'So.'), list('/tools/heights')];
  expect(findUnseenClaims(head({ '@graph': claims }), body)).toEqual([]);
});

it.each([
  [offer('49.00'), '$49'],
  [question('Why?', 'So.'), 'Why?'],
  [question('Why & how?', 'Because.'), 'Because.'],
  [list('/tools/tickets'), '/tools/tickets'],
])('finds what the page does not show', (claim, missing) => {
  expect(findUnseenClaims(head({ '@graph': [claim] }), body)).toEqual([missing]);
});

it('refuses a block that is no JSON', () => {
  expect(() => findUnseenClaims('<script type="application/ld+json">{</script>', body)).toThrow(SyntaxError);
});

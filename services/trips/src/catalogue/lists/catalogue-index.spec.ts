import { splitWords } from '@landsea/rules/catalogue';
import { CatalogueIndex, splitSearchedWords } from './catalogue-index.js';
import { loadShippedCatalogue } from './shipped-catalogue.js';

describe('the words that are searched', () => {
  it('are at most six different ones', () => {
    expect(splitSearchedWords('ride ride the best mountain coaster in all parks')).toEqual([
      'ride',
      'the',
      'best',
      'mountain',
      'coaster',
      'in',
    ]);
  });

  it('have a single letter only at the end, where it is still being typed', () => {
    expect(splitSearchedWords('a b c peter p')).toEqual(['peter', 'p']);
    expect(splitSearchedWords('m')).toEqual(['m']);
  });

  it('is nothing for signs', () => {
    expect(splitSearchedWords('… !')).toEqual([]);
  });
});

describe('the index of the shipped catalog', () => {
  const index = new CatalogueIndex(loadShippedCatalogue());

  it('answers 45 one-letter words like the last of them alone', () => {
    const letters = Array.from({ length: 45 }, (_, at) => String.fromCharCode(97 + (at % 26))).join(' ');
    expect(index.find({ q: letters })).toEqual(index.find({ q: 's' }));
  });

  it('looks for any of the first three words where no entry has all', () => {
    const found = index.find({ q: 'zzzzzz yyyyyy qqqqqq soarin' });
    expect(found).toEqual([]);
    expect(index.find({ q: 'zzzzzz soarin' }).map(({ id }) => id)).toContain('soarin');
  });

  it.each([
    ['baby', 'Baby Care Center'],
    ['stroller', 'Stroller and wheelchair rental'],
    ['first aid', 'First Aid Center'],
    ['space', 'Space Mountain'],
    ['remy', 'Remy’s Ratatouille Adventure'],
    ['buzz', 'Buzz Lightyear’s Space Ranger Spin'],
    ['pirates', 'Pirates of the Caribbean'],
  ])('finds for "%s" first of all %s', (q, name) => {
    expect(splitWords(index.find({ q })[0]?.name ?? '').join(' ')).toContain(splitWords(name).join(' '));
  });

  it.each([
    ['baby', 'bay'],
    ['stroller', 'roller'],
  ])('takes "%s" for no "%s"', (q, other) => {
    const names = index.find({ q }).map(({ name }) => splitWords(name));
    expect(names.filter((words) => words.includes(other) && !words.includes(q))).toEqual([]);
  });

  it('finds the ride before its characters and pictures', () => {
    const kinds = index.find({ q: 'frozen' }).map(({ kind }) => kind);
    expect(kinds[0]).toBe('attractions');
  });

  it('has nothing to find in the lists of facts', () => {
    const found = loadShippedCatalogue()['ride-facts'].flatMap(({ name }) => index.find({ q: name }));
    expect(found.filter(({ kind }) => kind.endsWith('facts'))).toEqual([]);
  });

  it('keeps the answer of a query', () => {
    expect(index.find({ q: 'space mountain' })).toBe(index.find({ q: 'Space  Mountain' }));
  });
});

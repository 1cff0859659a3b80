import { examplesIn } from './testing/example-files';
import { judge } from './testing/expectation';
import { readExample } from './testing/read-example';

/** The trip of these mails, for five. */
const trip = { startDate: '2027-06-12', endDate: '2027-06-20' };

/**
 * Mails that the author of the rules has not read. A reader that says less is useful; one that says something else, ready to accept,
 * is not.
 */
it('ticks nothing wrong in mails that the author of the rules has not seen', () => {
  const outcomes = examplesIn('unseen').map(({ file, name, text, expected }) => {
    const read = readExample(text, trip);
    return { file, name, outcome: judge(expected, read), read: read.map((parts) => parts.join(' | ')) };
  });
  for (const file of new Set(outcomes.map((each) => each.file))) {
    const own = outcomes.filter((each) => each.file === file);
    const summary = (['right', 'less', 'nothing', 'wrong, not ticked', 'wrong and ticked'] as const)
      .map((wanted) => `${own.filter(({ outcome }) => outcome === wanted).length} ${wanted}`)
      .join(', ');
    process.stdout.write(`Unseen mails, ${file} set: ${summary}\n`);
  }
  expect(outcomes.filter(({ outcome }) => outcome === 'wrong and ticked')).toEqual([]);
});

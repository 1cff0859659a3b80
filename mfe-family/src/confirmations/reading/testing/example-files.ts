import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The text of a mail, and a line for each booking that must be read in it; no line where nothing may be read. */
export interface Example {
  /** The file that it stands in, without its ending. */
  file: string;
  name: string;
  text: string;
  expected: string[];
}

/**
 * A file of examples: each begins with `### its name`, then the text as it was pasted, then one line for each booking,
 * `=> [x] dining | Sanaa | 2026-12-06 18:15 | for 4 | #457812345678`, or `=> nothing`. See `expectation.ts` for the parts of a line.
 */
const parseExamples = (file: string, content: string): Example[] =>
  content
    .split(/^### /m)
    .slice(1)
    .map((block) => {
      const [name = '', ...lines] = block.split('\n');
      const expected = lines.filter((line) => line.startsWith('=> ')).map((line) => line.slice(3).trim());
      const text = lines.filter((line) => !line.startsWith('=> ')).join('\n');
      return {
        file,
        name: name.trim(),
        text: text.trim(),
        expected: expected.filter((line) => line !== 'nothing'),
      };
    });

export const examplesIn = (folder: string): Example[] =>
  readdirSync(resolve(__dirname, folder))
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) =>
      parseExamples(name.replace('.txt', ''), readFileSync(resolve(__dirname, folder, name), 'utf8')),
    );

export const exampleTrip = { startDate: '2026-12-04', endDate: '2026-12-12' };

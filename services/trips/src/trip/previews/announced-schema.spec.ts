import { execFileSync } from 'node:child_process';
import { SeededTrip, SeedTrip } from '@landsea/contracts/trip';
import { newPreview } from '../../testing/factories.js';
import { announceSchema } from './announced-schema.js';

const patternsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'pattern' && typeof each === 'string' ? [each] : patternsIn(each),
  );
};
const input = announceSchema(SeedTrip, 'input');
const output = announceSchema(SeededTrip, 'output');

it('announces only patterns of what every engine reads', () => {
  const patterns = patternsIn([input, output]);
  expect(patterns.length).toBeGreaterThan(3);
  const plain = /^(?:[\w\-|$^*+?.:{},()[\] ]|\\[dws.-])+$/;
  expect(patterns.filter((pattern) => !plain.test(pattern))).toEqual([]);
  expect(patterns.filter((pattern) => /\(\?(?!:)/.test(pattern))).toEqual([]);
});

it('still says how long a name may be, and which dates there are', () => {
  expect(input.properties).toMatchObject({
    tripName: { type: 'string', maxLength: 120 },
    startDate: { type: 'string', format: 'date', pattern: expect.any(String) as unknown },
  });
  expect(JSON.stringify(input)).not.toContain('allOf');
});

const hasPython = (() => {
  try {
    execFileSync('python3', ['-c', 'import jsonschema'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

(hasPython ? it : it.skip)('is read by the validator of Python’s frameworks', () => {
  const check = (trip: object) =>
    execFileSync(
      'python3',
      [
        '-c',
        'import json, sys, jsonschema\nread = json.load(sys.stdin)\n' +
          'print(len(list(jsonschema.Draft7Validator(read["schema"]).iter_errors(read["trip"]))))',
      ],
      { input: JSON.stringify({ schema: input, trip }), encoding: 'utf8' },
    ).trim();
  expect(check(newPreview())).toBe('0');
  expect(check({ ...newPreview(), startDate: '2027-02-30' })).toBe('1');
});

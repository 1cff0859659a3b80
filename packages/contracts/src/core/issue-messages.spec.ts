import * as z from 'zod';
import './primitives.js';

/** One schema and input for each kind of issue, and the sentence that a person reads. */
const cases: Record<z.core.$ZodIssueCode, [name: string, schema: z.ZodType, input: unknown, said: string][]> =
  {
    invalid_type: [
      ['nothing', z.string(), undefined, 'Fill this in'],
      ['null', z.number(), null, 'Fill this in'],
      ['no text', z.string(), 5, 'Enter text'],
      ['no number', z.number(), 'x', 'Enter a number'],
      ['not a number', z.number(), NaN, 'Enter a number'],
      ['a part of a number', z.int(), 1.5, 'Enter a whole number'],
      ['no big number', z.bigint(), 'x', 'Enter a whole number'],
      ['no boolean', z.boolean(), 'x', 'Choose yes or no'],
      ['no date', z.date(), 'x', 'Enter a date'],
      ['no array', z.array(z.string()), 'x', 'Choose from the list'],
      ['no tuple', z.tuple([z.string()]), 'x', 'Choose from the list'],
      ['no set', z.set(z.string()), 'x', 'Choose from the list'],
      ['no object', z.object({}), 'x', 'Fill this in'],
      ['no record', z.record(z.string(), z.string()), 'x', 'Fill this in'],
      ['no map', z.map(z.string(), z.string()), 'x', 'Fill this in'],
      ['no file', z.file(), 'x', 'Choose a file'],
      ['something that must be absent', z.undefined(), 'x', 'Leave this empty'],
      ['something that never fits', z.never(), 'x', 'Leave this empty'],
      ['something that must be null', z.null(), 'x', 'Leave this empty'],
      ['no symbol', z.symbol(), 'x', 'This does not fit here: check it and try again'],
    ],
    too_big: [
      ['a string', z.string().max(5), 'abcdef', 'Enter at most 5 characters'],
      ['a string of one', z.string().max(1), 'ab', 'Enter at most 1 character'],
      ['a string of a length', z.string().length(5), 'abcdef', 'Enter exactly 5 characters'],
      ['a number', z.number().max(5), 6, 'Enter 5 or less'],
      ['a number below', z.number().lt(1000), 1000, 'Enter less than 1,000'],
      ['an int', z.int(), 2 ** 60, 'Enter 9,007,199,254,740,991 or less'],
      ['a bigint', z.bigint().max(5n), 6n, 'Enter 5 or less'],
      [
        'a date',
        z.date().max(new Date('2027-03-14')),
        new Date('2028-01-01'),
        'Choose Mar 14, 2027 or earlier',
      ],
      ['an array', z.array(z.int()).max(2), [1, 2, 3], 'Choose at most 2'],
      ['an array of a length', z.array(z.int()).length(2), [1, 2, 3], 'Choose exactly 2'],
      ['a tuple', z.tuple([z.int()]), [1, 2], 'Choose at most 1'],
      ['a set', z.set(z.int()).max(1), new Set([1, 2]), 'Choose at most 1'],
      ['a map', z.map(z.int(), z.int()).max(0), new Map([[1, 2]]), 'Choose at most 0'],
      ['a file', z.file().max(1), new File(['abc'], 'a.txt'), 'Choose a smaller file'],
    ],
    too_small: [
      ['an empty string', z.string().min(1), '', 'Fill this in'],
      ['a string', z.string().min(5), 'a', 'Enter at least 5 characters'],
      ['a number', z.number().min(5), 4, 'Enter 5 or more'],
      ['a number above', z.number().gt(5), 5, 'Enter more than 5'],
      ['an int', z.int().min(-1), -2, 'Enter -1 or more'],
      ['a bigint', z.bigint().min(5n), 4n, 'Enter 5 or more'],
      [
        'a date',
        z.date().min(new Date('2027-03-14')),
        new Date('2026-01-01'),
        'Choose Mar 14, 2027 or later',
      ],
      ['an empty array', z.array(z.int()).min(1), [], 'Choose at least one'],
      ['an array', z.array(z.int()).min(2), [1], 'Choose at least 2'],
      ['a set', z.set(z.int()).min(1), new Set(), 'Choose at least one'],
      ['a map', z.map(z.int(), z.int()).min(1), new Map(), 'Choose at least one'],
      ['a file', z.file().min(10), new File(['abc'], 'a.txt'), 'Choose a larger file'],
    ],
    not_multiple_of: [
      ['a step', z.number().multipleOf(5), 6, 'Enter a multiple of 5'],
      ['a part', z.number().multipleOf(0.01), 0.001, 'Enter a multiple of 0.01'],
    ],
    invalid_format: [
      ['an email address', z.email(), 'x', 'Enter an email address'],
      ['a web address', z.url(), 'x', 'Enter a web address'],
      ['an emoji', z.emoji(), 'x', 'Enter an emoji'],
      ['a date', z.iso.date(), 'x', 'Enter a date of the calendar, as YYYY-MM-DD'],
      ['an instant', z.iso.datetime(), 'x', 'Enter a date and time'],
      ['a time', z.iso.time(), 'x', 'Enter a time from 00:00 to 23:59'],
      ['a duration', z.iso.duration(), 'x', 'Enter a length of time'],
      ['an address', z.ipv4(), 'x', 'Enter a network address'],
      ['a longer address', z.ipv6(), 'x', 'Enter a network address'],
      ['a range', z.cidrv4(), 'x', 'Enter a range of network addresses'],
      ['a phone number', z.e164(), 'x', 'Enter a phone number with its country code'],
      ['small letters', z.string().lowercase(), 'X', 'Use lowercase letters only'],
      ['capitals', z.string().uppercase(), 'x', 'Use capital letters only'],
      ['an id', z.uuid(), 'x', 'This page is out of date: reload it and try again'],
      ['a short id', z.nanoid(), 'x', 'This page is out of date: reload it and try again'],
      ['a token', z.jwt(), 'x', 'A part of this is missing: copy all of it again'],
      ['an encoding', z.base64(), 'x', 'A part of this is missing: copy all of it again'],
      ['a pattern', z.string().regex(/^a$/), 'x', 'Check how this is written'],
      ['a beginning', z.string().startsWith('a'), 'x', 'Start it with “a”'],
      ['an end', z.string().endsWith('a'), 'x', 'End it with “a”'],
      ['a part', z.string().includes('a'), 'x', 'Include “a”'],
    ],
    unrecognized_keys: [
      [
        'a field too many',
        z.strictObject({}),
        { a: 1 },
        'There is no “a” here: reload the page and try again',
      ],
    ],
    invalid_union: [
      [
        'none of several',
        z.union([z.string(), z.int()]),
        true,
        'This does not fit here: check it and try again',
      ],
      [
        'no known kind',
        z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') })]),
        { kind: 'b' },
        'This does not fit here: check it and try again',
      ],
    ],
    invalid_key: [
      [
        'a name in a record',
        z.record(z.string().max(1), z.int()),
        { ab: 1 },
        'One of the names in this list does not fit: check them',
      ],
      [
        'a name in a map',
        z.map(z.string(), z.int()),
        new Map([[{}, 1]]),
        'One of the names in this list does not fit: check them',
      ],
    ],
    invalid_element: [
      [
        'an entry of a map',
        z.map(z.object({}), z.int()),
        new Map([[{}, 'b']]),
        'One entry of this list does not fit: check them',
      ],
    ],
    invalid_value: [
      ['none of the options', z.enum(['a', 'b']), 'c', 'Choose one of the options'],
      ['another value', z.literal('a'), 'c', 'Choose one of the options'],
      ['no option', z.enum(['a', 'b']), undefined, 'Fill this in'],
    ],
    custom: [
      [
        'a rule without words',
        z.string().refine(() => false),
        'x',
        'This does not fit here: check it and try again',
      ],
    ],
  };

describe.each(Object.entries(cases))('the message of an issue: %s', (code, examples) => {
  it.each(examples)('%s', (_name, schema, input, said) => {
    const issues = schema.safeParse(input).error?.issues ?? [];
    expect(issues.map((issue) => [issue.code, issue.message])).toContainEqual([code, said]);
  });
});

it('is not used where a schema has words of its own', () => {
  expect(z.email('Enter your address').safeParse('x').error?.issues[0]?.message).toBe('Enter your address');
});

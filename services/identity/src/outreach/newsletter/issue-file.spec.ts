import { IssueRefused, readIssue } from './issue-file.js';

const issue = (body: string) => `# Spring on both coasts\n\n${body}\n`;

describe('a file with a newsletter issue', () => {
  it('has a subject, paragraphs and at most one button', () => {
    expect(
      readIssue(issue('Two lines\nof one paragraph.\n\nAnother.\n\n[Read it](https://landsea.example/g)')),
    ).toEqual({
      subject: 'Spring on both coasts',
      paragraphs: ['Two lines of one paragraph.', 'Another.'],
      action: { label: 'Read it', url: 'https://landsea.example/g' },
    });
    expect(readIssue('# Hello\r\n\r\nText\r\n')).toEqual({ subject: 'Hello', paragraphs: ['Text'] });
  });

  it.each([
    ['', 'must begin with'],
    ['No heading\n\nText', 'must begin with'],
    [`# ${'long '.repeat(30)}\n\nText`, 'more than 120 characters'],
    ['# Hello\n', 'no text below'],
    [issue('- a list'), 'only plain paragraphs'],
    [issue('## Another heading'), 'only plain paragraphs'],
    [issue('A [link](https://landsea.example) inside'), 'only plain paragraphs'],
    [issue('<b>Bold</b>'), 'only plain paragraphs'],
    [issue('[Not safe](http://landsea.example)'), 'only plain paragraphs'],
    [issue('Text\n\n[A](https://a.example)\n\n[B](https://b.example)'), 'more than one link'],
  ])('is refused with the reason: %j', (text, reason) => {
    expect(() => readIssue(text)).toThrow(IssueRefused);
    expect(() => readIssue(text)).toThrow(reason);
  });

  it('keeps signs that mean nothing special', () => {
    expect(readIssue(issue('5 < 7, 3 * 2, well-known: 100%')).paragraphs).toEqual([
      '5 < 7, 3 * 2, well-known: 100%',
    ]);
  });
});

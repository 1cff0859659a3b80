import { clearSide } from './toast-side';

const sides = { top: { top: 64, bottom: 140 }, bottom: { top: 690, bottom: 764 } };
const header = { top: 80, bottom: 124 };
const foot = { top: 700, bottom: 744 };
const middle = { top: 300, bottom: 344 };
const headings = [middle];

describe('the side of a toast on a phone', () => {
  it('is the wanted one where it covers nothing that is filled in or pressed', () => {
    expect(clearSide('bottom', sides, { focused: [middle], controls: [middle, header], headings })).toBe(
      'bottom',
    );
    expect(clearSide('top', sides, { focused: [], controls: [foot], headings })).toBe('top');
  });

  it('is the other one where the wanted one covers a control', () => {
    expect(clearSide('bottom', sides, { focused: [], controls: [foot], headings })).toBe('top');
    expect(clearSide('top', sides, { focused: [], controls: [header], headings })).toBe('bottom');
  });

  it('leaves the focus free, even where a control is covered then', () => {
    expect(clearSide('bottom', sides, { focused: [foot], controls: [foot], headings })).toBe('top');
    expect(clearSide('bottom', sides, { focused: [header], controls: [foot, header], headings })).toBe(
      'bottom',
    );
    expect(clearSide('bottom', sides, { focused: [foot], controls: [foot, header], headings })).toBe('top');
  });

  it('leaves a heading free where that covers no control', () => {
    expect(clearSide('top', sides, { focused: [], controls: [middle], headings: [header] })).toBe('bottom');
    expect(clearSide('top', sides, { focused: [], controls: [foot], headings: [header] })).toBe('top');
    expect(clearSide('bottom', sides, { focused: [], controls: [foot], headings: [header] })).toBe('top');
  });
});

import { InlineStyles } from './inline-styles';

test('style attributes become rules of one sheet, equal ones one rule', () => {
  const styles = new InlineStyles();
  const first = styles.moveOut('<i style="--filled:50%"></i><b style="width:1px"></b>');
  expect(first.hasStyles).toBe(true);
  expect(first.html).toMatch(/^<i data-style="\w{8}"><\/i><b data-style="\w{8}"><\/b>$/);
  expect(styles.moveOut('<u style="--filled:50%"></u>').html).toContain(
    /data-style="\w{8}"/.exec(first.html)?.[0],
  );
  expect(styles.moveOut('<p>none</p>')).toEqual({ html: '<p>none</p>', hasStyles: false });
  expect(styles.sheet().split('\n')).toEqual([
    expect.stringMatching(/^\[data-style="\w{8}"\]\{--filled:50%\}$/),
    expect.stringMatching(/^\[data-style="\w{8}"\]\{width:1px\}$/),
  ]);
});

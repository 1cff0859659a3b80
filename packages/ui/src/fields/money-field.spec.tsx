import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MoneyField } from './money-field';
import { findMoneyProblem, formatMoneyText, parseMoney } from './money-input';

describe('parseMoney', () => {
  it.each([
    ['$1,240.50', 124050],
    ['1240', 124000],
    ['1240.5', 124050],
    ['.5', 50],
    ['  $ 12.07 ', 1207],
    ['', 0],
    ['0', 0],
    ['9,999,999.99', 999_999_999],
  ])('reads %p as %p cents', (text, cents) => expect(parseMoney(text)).toBe(cents));

  it.each(['-5', '1.234', '12,34', 'abc', '.', '$', '1e3', '10,000,000', '1 240', '1,2400', 'Infinity'])(
    'refuses %p',
    (text) => expect(parseMoney(text)).toBe(text === '$' ? 0 : undefined),
  );

  it('reads back what it writes, to the cent', () => {
    for (const cents of [0, 1, 10, 99, 100, 29_00, 1_005, 124_050, 999_999_999]) {
      expect(parseMoney(formatMoneyText(cents))).toBe(cents);
    }
  });
});

function Budget({ committed }: { committed: number[] }) {
  const [cents, setCents] = useState(124_000);
  return (
    <MoneyField
      label="Dining"
      valueCents={cents}
      onCommit={(next) => {
        committed.push(next);
        setCents(next);
      }}
    />
  );
}

describe('MoneyField', () => {
  const typed = async (keys: string) => {
    const committed: number[] = [];
    render(<Budget committed={committed} />);
    const field = screen.getByLabelText('Dining');
    await userEvent.click(field);
    await userEvent.clear(field);
    await userEvent.keyboard(keys);
    return { field, committed };
  };

  it('commits on Enter and shows the amount formatted', async () => {
    const { field, committed } = await typed('2500.5{Enter}');
    expect(committed).toEqual([250_050]);
    expect(field).toHaveValue('2,500.50');
  });

  it('commits on leaving the field, once', async () => {
    const { committed } = await typed('80{Enter}');
    await userEvent.tab();
    expect(committed).toEqual([8000]);
  });

  it('commits nothing when the amount is the same', async () => {
    const { committed } = await typed('1240{Enter}');
    expect(committed).toEqual([]);
  });

  it('takes back what was typed on Escape', async () => {
    const { field, committed } = await typed('99{Escape}');
    expect(field).toHaveValue('1,240.00');
    expect(committed).toEqual([]);
  });

  it.each([
    ['-5', 'An amount cannot be below zero'],
    ['12,50', 'Use a point before the cents: 12.50'],
    ['1.240,5', 'Use a point before the cents: 1240.5'],
    ['10000000', '$9,999,999.99 is the most: enter less'],
    ['12.345', 'Enter an amount like 1,240.50'],
    ['1,240.50', undefined],
    ['', undefined],
  ])('says of “%s”: %s', (text, problem) => {
    expect(findMoneyProblem(text)).toBe(problem);
  });

  it('keeps what is not an amount, says why, and commits nothing', async () => {
    const { field, committed } = await typed('12 dollars{Enter}');
    expect(field).toHaveValue('12 dollars');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Enter an amount like 1,240.50');
    expect(committed).toEqual([]);
  });
});

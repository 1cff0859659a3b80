import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberStepper } from './number-stepper';

function Nights() {
  const [nights, setNights] = useState(4);
  return <NumberStepper label="Nights" min={1} max={7} value={nights} onChange={setNights} />;
}

const nights = () => screen.getByRole('spinbutton', { name: 'Nights' });

describe('NumberStepper', () => {
  it('steps by its buttons and stops at the ends', async () => {
    render(<Nights />);
    const more = screen.getByRole('button', { name: 'More: Nights' });
    for (let press = 0; press < 3; press += 1) await userEvent.click(more);
    expect(nights()).toHaveValue('7');
    expect(more).toBeDisabled();
  });

  it.each([
    ['{ArrowUp}', '5'],
    ['{ArrowDown}', '3'],
    ['{Home}', '1'],
    ['{End}', '7'],
    ['{Home}{ArrowDown}', '1'],
  ])('moves by keys %s to %s', async (keys, value) => {
    render(<Nights />);
    await userEvent.click(nights());
    await userEvent.keyboard(keys);
    expect(nights()).toHaveValue(value);
    expect(nights()).toHaveAttribute('aria-valuenow', value);
  });

  it.each([
    ['6', '6'],
    ['99', '7'],
    ['0', '1'],
    ['many', '4'],
  ])('holds what is typed within bounds: %s becomes %s', async (typed, value) => {
    render(<Nights />);
    await userEvent.clear(nights());
    await userEvent.type(nights(), typed);
    await userEvent.tab();
    expect(nights()).toHaveValue(value);
  });
});

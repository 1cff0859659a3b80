import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { toCm, HeightFields, toInches } from './height-fields';

function Height({ start }: { start: string }) {
  const [inches, setInches] = useState(start);
  return <HeightFields value={inches} onChange={setInches} hint="For rides." />;
}

it('takes a height in centimeters, never rounded up to a ride’s limit', async () => {
  const user = userEvent.setup();
  render(<Height start="" />);
  await user.type(screen.getByLabelText('or in cm'), '111');
  expect(screen.getByLabelText('Height in inches')).toHaveValue('43');
  await user.type(screen.getByLabelText('Height in inches'), '{Backspace}4');
  expect(screen.getByLabelText('or in cm')).toHaveValue('112');
  await user.clear(screen.getByLabelText('or in cm'));
  expect(screen.getByLabelText('Height in inches')).toHaveValue('');
});

it('leads from inches to centimeters and back to the same inches', () => {
  for (let inches = 15; inches <= 90; inches += 1) expect(toInches(toCm(inches))).toBe(inches);
});

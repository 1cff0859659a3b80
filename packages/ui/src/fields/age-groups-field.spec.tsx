import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AgeGroupsField } from './age-groups-field';

function Ages() {
  const [value, setValue] = useState({ adults: 1, children: 1, infants: 0 });
  return <AgeGroupsField legend="Who’s going" most={3} value={value} onChange={setValue} />;
}

const countOf = (name: string) => screen.getByRole('spinbutton', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('counts people by age, one of them 10 or over, and no more than may go', async () => {
  render(<Ages />);
  expect(screen.getByRole('group', { name: 'Who’s going' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Fewer: 10 and over' })).toBeDisabled();
  await press('More: Under 3');
  expect(countOf('Under 3')).toHaveValue('1');
  for (const group of ['10 and over', '3 to 9', 'Under 3'])
    expect(screen.getByRole('button', { name: `More: ${group}` })).toBeDisabled();
  await press('Fewer: 3 to 9');
  expect(countOf('3 to 9')).toHaveValue('0');
  expect(screen.getByRole('button', { name: 'More: 10 and over' })).toBeEnabled();
});

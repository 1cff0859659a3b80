import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useAddressChoices } from './use-address-choices';

function Page() {
  const [query, choose] = useAddressChoices();
  const chooseBoth = () => {
    choose('kind', 'protection');
    choose('trip', 't');
  };
  return (
    <>
      <button onClick={chooseBoth}>Both</button>
      <button onClick={() => choose('trip', '')}>No trip</button>
      <p>{useLocation().search}</p>
      <p>{query.get('kind') ?? 'terms'}</p>
    </>
  );
}

it('keeps the first of two choices that come at once, and forgets one that is taken back', () => {
  render(
    <MemoryRouter initialEntries={['/?client=c']}>
      <Page />
    </MemoryRouter>,
  );
  act(() => screen.getByRole('button', { name: 'Both' }).click());
  expect(screen.getByText('?client=c&kind=protection&trip=t')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'No trip' }).click());
  expect(screen.getByText('?client=c&kind=protection')).toBeVisible();
});

import { render, screen } from '@testing-library/react';
import { aVenue } from '../../../testing/excursion-fixtures';
import { listGuestsOn } from '../who-can-go';
import { StayAboard } from './stay-aboard';

const venues = [
  aVenue({ id: 'pool', name: 'Family pool', section: 'pool' }),
  aVenue({ id: 'quiet', name: 'Quiet Cove', section: 'pool', minAge: 18 }),
];
const first = (...ages: number[]) => {
  const party = ages.map((age, index) => ({ name: `Guest ${index}`, age }));
  render(
    <StayAboard
      ship="Disney Wish"
      guests={listGuestsOn(party, '2027-03-16')}
      {...{ venues }}
      onPlan={jest.fn()}
    />,
  );
  return screen.getAllByRole('term')[0];
};

it('begins with the places for adults where nobody else travels', () => {
  expect(first(38, 40)).toHaveTextContent('Adults only');
});

it('begins with the clubs of a child', () => {
  expect(first(38, 9)).toHaveTextContent('Guest 1, 9');
});

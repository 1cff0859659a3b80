import type { TripDraft } from '@landsea/contracts/trip';
import { render, screen } from '@testing-library/react';
import { ReviewStep } from './review-step';

const person = (key: string, age: number, dietaryNotes = '') => ({ key, name: key, age, dietaryNotes });
const draftOf = (party: ReturnType<typeof person>[]): TripDraft => ({
  ...{ name: 'Spring', mode: 'parks', startDate: '2027-03-14', endDate: '2027-03-17', sailing: null },
  stays: [
    {
      ...{ key: 's', hotelName: 'Coronado Springs Resort', onSite: true },
      ...{ checkIn: '2027-03-14', checkOut: '2027-03-17' },
    },
  ],
  party,
});

describe('the review of a trip', () => {
  it('says how many rooms six people need, and who eats differently', () => {
    const six = ['Marisol', 'Chidi', 'Ada', 'Obi', 'Nneka'].map((name, index) =>
      person(name, 40 - index * 6),
    );
    render(
      <ReviewStep
        draft={draftOf([...six, person('Rosa', 71, 'Peanut allergy')])}
        dispatch={() => undefined}
        problems={{}}
        catalogue={undefined}
      />,
    );
    expect(screen.getByText(/on site; 6 people usually need 2 rooms/)).toBeVisible();
    expect(screen.getByText('Peanut allergy')).toBeVisible();
  });

  it('says nothing of rooms for four and a baby', () => {
    const four = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => person(name, 30));
    render(
      <ReviewStep
        draft={draftOf([...four, person('Baby', 1)])}
        dispatch={() => undefined}
        problems={{}}
        catalogue={undefined}
      />,
    );
    expect(screen.queryByText(/rooms/)).not.toBeInTheDocument();
  });
});

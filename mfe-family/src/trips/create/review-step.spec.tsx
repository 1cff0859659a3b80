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
    expect(screen.getByText('6 people usually need 2 rooms.')).toBeVisible();
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

  it('names the room of that hotel that holds them all', () => {
    const six = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'].map((name) => person(name, 30));
    const hotel = {
      ...{ id: 'coronado', name: 'Coronado Springs Resort', tier: 'moderate' as const, onSite: true },
      ...{ asOf: '2026-11-23', source: 'Price guide', sleeps: 4 },
      largerRooms: [
        { kind: 'Two-bedroom suite', sleeps: 8 },
        { kind: 'One-bedroom suite', sleeps: 6 },
      ],
    };
    render(
      <ReviewStep
        draft={draftOf(six)}
        dispatch={() => undefined}
        problems={{}}
        catalogue={{ hotels: [hotel], ships: [], ports: [], parks: [] }}
      />,
    );
    expect(
      screen.getByText('6 people usually need 2 rooms. Fits in one: one-bedroom suite, up to 6 people.'),
    ).toBeVisible();
  });

  it('says how a client’s people get around', () => {
    const details = { mobility: 'Rents a scooter' };
    const rosa = {
      ...{ id: 'rosa', version: 1, firstName: 'Rosa', lastName: 'Okafor', birthDate: null, email: null },
      ...{ phone: null, loyalties: [], heightInches: null, dietaryNotes: null, passportExpiresOn: null },
      ...{ notes: null, details },
    };
    render(
      <ReviewStep
        draft={draftOf([person('rosa', 71)])}
        dispatch={() => undefined}
        problems={{}}
        catalogue={undefined}
        household={[rosa]}
      />,
    );
    expect(screen.getByText('Getting around: Rents a scooter')).toBeVisible();
  });
});

import { render, screen } from '@testing-library/react';
import { anOuting, aPort } from '../../../testing/excursion-fixtures';
import { listGuestsOn } from '../who-can-go';
import { OutingCard } from './outing-card';

const show = (change: Parameters<typeof anOuting>[0]) =>
  render(
    <OutingCard
      outing={anOuting(change)}
      port={aPort()}
      going={listGuestsOn([{ name: 'June', age: 38 }], '2027-03-16')}
      state={undefined}
      onPlan={jest.fn()}
      onIdea={jest.fn()}
    />,
  );

it('says once what is free', () => {
  show({ adult: { from: 0, to: 0 }, child: null });
  expect(screen.getByText('Free')).toBeInTheDocument();
  expect(screen.queryByText('No charge')).not.toBeInTheDocument();
});

it('says of a price what each pays', () => {
  show({ adult: { from: 7500, to: 10_500 } });
  expect(screen.getByText('$75–$105 each')).toBeInTheDocument();
});

import { render, screen } from '@testing-library/react';
import { BudgetTide } from './budget-tide';

const amounts = {
  plannedCents: 2_069_300,
  bookedCents: 1_731_600,
  spentCents: 740_600,
  upcomingCents: 0,
  leftCents: 337_700,
};

it('stands as high as what is taken of the plan, beside what is left of it', () => {
  render(<BudgetTide amounts={amounts} />);
  const tide = screen.getByRole('progressbar');
  expect(tide).toHaveAttribute('aria-valuenow', '84');
  expect(tide).toHaveAttribute('aria-valuetext', '$17,316 of $20,693');
});

it('is empty without a plan', () => {
  render(<BudgetTide amounts={{ ...amounts, plannedCents: 0, leftCents: -740_600 }} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '$7,406 of $0');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
});

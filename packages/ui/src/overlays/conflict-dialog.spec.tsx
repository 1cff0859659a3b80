import { ConflictDialog } from '@landsea/ui/overlays/conflict-dialog';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const fields = [{ label: 'Planned', theirs: '$600.00', mine: '$900.00' }];

const open = (isDeleted = false) => {
  const settled: string[] = [];
  render(
    <ConflictDialog
      subject="Dining"
      by="Sam"
      isDeleted={isDeleted}
      fields={fields}
      onSettle={(keep) => settled.push(keep)}
    />,
  );
  return { settled, dialog: within(screen.getByRole('dialog')) };
};

describe('conflict dialog', () => {
  it('shows what stands now and what was typed, and keeps what was typed', async () => {
    const { settled, dialog } = open();
    expect(screen.getByRole('dialog', { name: 'Sam changed Dining too' })).toBeInTheDocument();
    expect(dialog.getByText('$600.00')).toBeInTheDocument();
    expect(dialog.getByText('$900.00')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    expect(settled).toEqual(['mine']);
  });

  it.each([
    [
      'the button',
      (dialog: ReturnType<typeof open>['dialog']) => userEvent.click(dialog.getByText('Keep theirs')),
    ],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('keeps what stands now: %s', async (_how, leave) => {
    const { settled, dialog } = open();
    await leave(dialog);
    expect(settled).toEqual(['theirs']);
  });

  it('offers to bring back what was deleted, with what was typed', async () => {
    const { settled, dialog } = open(true);
    expect(screen.getByRole('dialog', { name: 'Sam deleted Dining' })).toBeInTheDocument();
    expect(dialog.queryByText('$600.00')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Bring it back' }));
    expect(settled).toEqual(['mine']);
  });
});

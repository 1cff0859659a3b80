import { Menu, MenuItem } from '@landsea/ui/overlays/menu';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy } from 'react';
import { LateMenu } from './late-menu';
import { MoreButton } from './more-button';

const renderMenu = () => {
  const load = jest.fn(() =>
    Promise.resolve({
      default: () => (
        <Menu defaultOpen trigger={<MoreButton name="Dinner" />}>
          <MenuItem>Edit</MenuItem>
        </Menu>
      ),
    }),
  );
  const Late = lazy(load);
  render(
    <LateMenu button={(closed) => <MoreButton {...closed} name="Dinner" />}>
      <Late />
    </LateMenu>,
  );
  return { load, button: () => screen.getByRole('button', { name: 'More for Dinner' }) };
};

describe('a late menu', () => {
  it('shows a closed menu’s button and fetches nothing before it is pressed', () => {
    const { load, button } = renderMenu();
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(load).not.toHaveBeenCalled();
  });

  it.each(['{Enter}', ' ', '{ArrowDown}'])('opens by the key %s and gives the focus back', async (key) => {
    const user = userEvent.setup();
    const { button } = renderMenu();
    button().focus();
    await user.keyboard(key);
    await screen.findByRole('menuitem', { name: 'Edit' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ComboField } from './combo-field';

const places = ['Be Our Guest', 'Space 220', 'Sanaa'];

function Restaurant() {
  const [value, setValue] = useState('');
  return <ComboField label="Restaurant" value={value} onValueChange={setValue} suggestions={places} />;
}

const field = () => screen.getByRole('combobox', { name: 'Restaurant' });
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('ComboField', () => {
  beforeEach(() => render(<Restaurant />));

  it('suggests what holds the typed text, in any case', async () => {
    await userEvent.type(field(), 'sa');
    expect(shown()).toEqual(['Sanaa']);
  });

  it('moves with Down and Up around the ends and picks with Enter', async () => {
    await userEvent.type(field(), '{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Sanaa');
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveValue('Sanaa');
    expect(shown()).toEqual([]);
  });

  it('starts from the end with Up', async () => {
    await userEvent.type(field(), '{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Sanaa');
  });

  it('picks with the pointer', async () => {
    await userEvent.type(field(), 'space');
    await userEvent.click(screen.getByRole('option', { name: 'Space 220' }));
    expect(field()).toHaveValue('Space 220');
  });

  it('keeps free text, and closes on Escape', async () => {
    await userEvent.type(field(), 's{Escape}');
    expect(shown()).toEqual([]);
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveValue('s');
  });
});

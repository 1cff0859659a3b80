import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { HashTarget } from './hash-target';

const scrolled = jest.fn();

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.id);
  };
});
afterEach(() => {
  document.body.replaceChildren();
});

const open = (...addresses: string[]) => {
  const router = createMemoryRouter([{ path: '*', element: <HashTarget /> }], { initialEntries: addresses });
  render(<RouterProvider router={router} />);
  return router;
};
/** Observers are told in the order in which they began: once this one is, that of the page has been. */
const pageIsTold = () =>
  new Promise((resolve) =>
    new MutationObserver(resolve).observe(document.body, { childList: true, subtree: true }),
  );
const arrives = (id: string) => {
  const section = document.createElement('section');
  section.id = id;
  document.body.append(section);
};

it('brings a section into sight that renders after the page', async () => {
  open('/timeline#calendar');
  expect(scrolled).not.toHaveBeenCalled();
  arrives('calendar');
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith('calendar'));
});

it('keeps it in sight while the page above it grows, until the person scrolls', async () => {
  arrives('calendar');
  open('/timeline#calendar');
  const before = scrolled.mock.calls.length;
  arrives('agenda');
  await waitFor(() => expect(scrolled.mock.calls.length).toBeGreaterThan(before));
  fireEvent.wheel(window);
  const after = scrolled.mock.calls.length;
  const told = pageIsTold();
  arrives('notes');
  await told;
  expect(scrolled.mock.calls).toHaveLength(after);
});

it('leaves a page alone that the person goes back to', async () => {
  const router = open('/timeline#calendar');
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate(-1));
  scrolled.mockClear();
  const told = pageIsTold();
  arrives('calendar');
  await told;
  expect(scrolled).not.toHaveBeenCalled();
});

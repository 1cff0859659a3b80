import { aUser } from '@landsea/web-kit/testing';
import { waitFor } from '@testing-library/react';
import { rememberPlace } from '../../billing-data/after-payment';
import { renderShell, TRIP_ID } from '../../testing/render-shell';

const setup = `/trip/${TRIP_ID}/budget-setup`;

test.each([
  ['the page of the trip', TRIP_ID, setup, `?trip_id=${TRIP_ID}`, setup],
  ['a page of no trip', TRIP_ID, '/my-trips?archive=1', `?trip_id=${TRIP_ID}`, '/my-trips?archive=1'],
  [
    'the dashboard of a trip paid for elsewhere',
    'other',
    setup,
    `?trip_id=${TRIP_ID}`,
    `/trip/${TRIP_ID}/dashboard`,
  ],
  ['no other site', TRIP_ID, '//evil.example', `?trip_id=${TRIP_ID}`, `/trip/${TRIP_ID}/dashboard`],
  ['where a plan was chosen', 'plan', '/billing', '', '/billing'],
  ['the prices', TRIP_ID, setup, '', '/pricing'],
])('back from the payment page leads to %s', async (_, paidFor, path, query, place) => {
  rememberPlace(paidFor, path);
  const { router } = renderShell(`/payment-canceled${query}`, { user: aUser() });
  await waitFor(() => {
    const { pathname, search } = router.state.location;
    expect(`${pathname}${search}`).toBe(place);
  });
});

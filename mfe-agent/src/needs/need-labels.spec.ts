import type { CoreNeed } from '@landsea/contracts/agents';
import { needLabels } from './need-labels';

const need = (title: string): CoreNeed => ({
  kind: 'window',
  tripId: 'a0000000-0000-4000-8000-000000000001',
  count: 1,
  title,
  at: null,
});

it.each([
  ['Dining opens for Feb 1 – Feb 6, Pop Century Resort', 'dining-strategy'],
  ['Lightning Lane Multi Pass opens for Feb 1 – Feb 6', 'lightning-lanes'],
  ['Excursions, dining and activities open for Disney Wish', 'excursions-lab'],
])('leads from “%s” to where it is planned', (title, page) => {
  const { tripId } = need(title);
  expect(needLabels.window.path(need(title), 'c')).toBe(`/trip/${tripId}/${page}`);
});

import { aUser, renderRoute } from '@landsea/web-kit/testing';
import { screen } from '@testing-library/react';
import { useAirports } from './airports';

const halifax = {
  ...{ id: 'yhz', name: 'Halifax Stanfield', iata: 'YHZ', city: 'Halifax', timeZone: 'America/Halifax' },
  ...{ minutesToParks: null, minutesToPort: null, bagMinutes: 30 },
  ...{ asOf: '2026-11-23', source: 'General knowledge', confidence: 'high' },
};

function Zones() {
  const { zoneAt, suggestions } = useAirports();
  return (
    <p>
      {zoneAt('YHZ')} {zoneAt('MSP')} {suggestions.includes('YHZ · Halifax') ? 'offered' : ''}
    </p>
  );
}

it('knows the airports of the catalog beside those that it always knows', async () => {
  renderRoute([{ path: '/', element: <Zones /> }], '/', {
    user: aUser(),
    handlers: { 'GET /api/v1/catalogue/airports': () => ({ entries: [halifax] }) },
  });
  expect(await screen.findByText('America/Halifax America/Chicago offered')).toBeInTheDocument();
});

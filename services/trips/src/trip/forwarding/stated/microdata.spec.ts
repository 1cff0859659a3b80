import { readMicrodataItems } from './microdata.js';

const hotel = `<div itemscope itemtype="http://schema.org/LodgingReservation">
  <span itemprop="reservationNumber"><b>4821</b>3377</span>
  <div itemprop="reservationFor" itemscope itemtype="http://schema.org/Hotel"><i itemprop="name">Sea <u>Lodge</u></i></div>
  <p itemprop="checkinTime" content="2027-04-04">Sunday</p></div>`;

it('reads items within items, and the words of elements within a property', () => {
  const [item] = readMicrodataItems(hotel);
  expect(item?.types).toEqual(['LodgingReservation']);
  expect(item?.properties.get('reservationNumber')).toEqual(['48213377']);
  expect(item?.properties.get('checkinTime')).toEqual(['2027-04-04']);
  const [place] = item?.properties.get('reservationFor') ?? [];
  expect(typeof place === 'object' && place.properties.get('name')).toEqual(['Sea Lodge']);
});

it.each(['<i>', '<i itemprop="name">', '<i itemscope>'])(
  'reads words deep within %s with patience',
  (piece) => {
    const start = performance.now();
    const deep = `<div itemscope>${piece.repeat(290)}${'a<br>'.repeat(180_000)}`;
    expect(readMicrodataItems(deep).length).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(10_000);
  },
);

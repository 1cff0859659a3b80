import { isBookingService } from './booking-services';

it.each([
  ...[
    'OpenTable',
    'OPENTABLE',
    'Opentable, Inc.',
    'The OpenTable Team',
    'Resy',
    'Tock',
    'SevenRooms',
    'TheFork',
  ],
  ...['Booking.com', 'Booking.com B.V.', 'Expedia', 'Expedia Group, Inc.', 'Hotels.com', 'Airbnb', 'Vrbo®'],
  ...[
    'Priceline',
    'KAYAK.com',
    'Rentalcars.com',
    'Viator',
    'GetYourGuide GmbH',
    'Ticketmaster',
    'Tripadvisor LLC',
  ],
  ...['Yelp Reservations', 'Your Airbnb reservation', 'Booked via Agoda', 'Expedia.co.uk'],
])('takes %s for a booking service', (text) => expect(isBookingService(text)).toBe(true));

it.each([
  ...[
    'Clear Kayak Manatee Tour',
    'Kayak Club',
    'Park Hopper',
    'The Lantern & Loom',
    'Tock’s Tavern',
    'Hotel',
    '',
  ],
  ...['Expedia House Hotel', 'The Trainline Diner', 'Dana', 'Reservation', 'Inc.', 'Travel'],
])('takes %j for no booking service', (text) => expect(isBookingService(text)).toBe(false));

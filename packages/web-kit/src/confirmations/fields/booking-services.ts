/** Sites and apps that sell what others run: each sends or brands a mail, and is never what is booked. */
const services = [
  ...['OpenTable', 'Resy', 'Tock', 'SevenRooms', 'TheFork', 'The Fork', 'La Fourchette', 'ElTenedor'],
  ...['Quandoo', 'Bookatable', 'Yelp', 'Yelp Reservations', 'Chope', 'Tablein', 'Eat App', 'DesignMyNight'],
  ...['Booking.com', 'Expedia', 'Hotels.com', 'Airbnb', 'Vrbo', 'HomeAway', 'Priceline', 'Kayak', 'Agoda'],
  ...['Orbitz', 'Travelocity', 'Hotwire', 'Trivago', 'Trip.com', 'Skyscanner', 'Hopper', 'Hostelworld'],
  ...['HotelTonight', 'Cheaptickets', 'Lastminute.com', 'Opodo', 'eDreams', 'HRS', 'Despegar', 'Decolar'],
  ...['Rentalcars.com', 'Rentalcars', 'DiscoverCars', 'Discover Cars', 'Auto Europe', 'AutoEurope'],
  ...['CarTrawler', 'Economy Bookings', 'Billiger-Mietwagen', 'Check24'],
  ...['Viator', 'GetYourGuide', 'Klook', 'Tripadvisor', 'Civitatis', 'Headout', 'Tiqets', 'Musement'],
  ...['Airbnb Experiences', 'Airbnb Experience', 'FareHarbor', 'Rezdy', 'Bookeo', 'Groupon', 'KKday'],
  ...['Ticketmaster', 'StubHub', 'SeatGeek', 'Eventbrite', 'AXS', 'Vivid Seats', 'Live Nation'],
  ...['Undercover Tourist', 'Omio', 'Trainline', 'Rome2Rio', 'Direct Ferries', 'Mozio', 'Holiday Taxis'],
  ...['Costco Travel', 'Amex Travel', 'Chase Travel', 'Capital One Travel', 'VacationsToGo', 'CruiseDirect'],
] as const;

const fold = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '');
const folded = new Set(services.map(fold));

/** Words around the name that make it no other name: `The OpenTable Team`, `Booking.com B.V.`, `Vrbo reservation`. */
const prefix = /^(?:the|your|my|via|with|from|by|powered by|booked (?:on|with|via|through|at))\s+/i;
const suffix =
  /[\s,]+(?:inc|llc|ltd|limited|plc|corp|corporation|company|co|gmbh|b\.?v|s\.?a|uc|ag|group|international|team|app|support|customer (?:service|care|support)|help|help center|reservations?|bookings?|confirmations?|tickets?|orders?|rewards|travel|notifications?|(?:rental )?cars?)\.?$/i;
const domain = /(?<=\p{L})\.(?:com|net|org|co\.uk|ca|de|fr|es|it|nl|com\.br)$/iu;

const isNamed = (text: string): boolean => folded.has(fold(text));

/** True for a text that is nothing but the name of a booking service, as its mails write it. */
export const isBookingService = (text: string): boolean => {
  let rest = text.trim();
  for (let before = ''; before !== rest && !isNamed(rest);) {
    before = rest;
    for (const extra of [prefix, suffix, domain]) if (!isNamed(rest)) rest = rest.replace(extra, '');
  }
  return isNamed(rest);
};

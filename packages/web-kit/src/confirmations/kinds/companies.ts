/** Companies by which a mail's kind can be told; everyday words only with what they rent or run. */
export const carCompanies =
  /\b(Hertz|Avis|Alamo|Enterprise|Thrifty|Sixt|Turo|Europcar|Payless|Fox Rent A Car|ACE Rent A Car|Advantage|Budget(?: Rent[- ]a[- ]Car| Car Rental)?|National(?: Car Rental)?|Dollar(?: Rent A Car| Car Rental)?|HERTZ|AVIS|ALAMO|ENTERPRISE|SIXT|EUROPCAR|THRIFTY|BUDGET|NATIONAL|Rentalcars\.com|DiscoverCars)\b/;
export const shuttleCompanies =
  /\b(Mears Connect|Mears|Sunshine Flyer|Minnie Vans?|Uber|Lyft|Blacklane|Welcome Pickups|SuperShuttle|Go Port|Quicksilver|Tiffany Town Car)\b/i;
export const trainCompanies =
  /\b(Brightline|Amtrak|VIA Rail|Eurostar|Thalys|SNCF|TGV|Deutsche Bahn|Renfe|Trenitalia|Italo|Shinkansen|SunRail|Auto Train|LNER|Avanti|GWR)\b/;
export const tableCompanies =
  /\b(OpenTable|Resy|SevenRooms|TheFork|Tock|Quandoo|Bookatable|Yelp Reservations)\b/;
export const tourCompanies =
  /\b(Viator|GetYourGuide|Klook|Tripadvisor|Civitatis|Airbnb Experiences?|Headout)\b/;
export const insurers =
  /\b(Allianz|Travel Guard|Generali|World Nomads|Faye|Seven Corners|AIG|AXA|Berkshire Hathaway|Squaremouth|Travelex|Nationwide|IMG|HanseMerkur|ERGO)\b/i;
export const ships =
  /\b((?:[A-Z]\w+ ){1,2}of the Seas|(?:Carnival )?Mardi Gras|MSC World [A-Z]\w+|(?:Carnival|MSC|Norwegian|Celebrity|Queen|Viking|Costa|Mein Schiff|Scarlet|Valiant|Resilient|Brilliant|[A-Z]\w+ Princess) ?(?!Cruises?\b|Line\b|Vacations?\b|Holidays?\b)(?:[A-Z]\w+|\d)|AIDA\w+)\b/;
export const hotelWords =
  /\b(?:hotel|inn|suites?|resort|lodge|villas?|motel|hostel|hostal|apartments?|condos?|apartamentos?|appartements?|ferien(?:anlage|wohnung|haus)|cottages?|chalets?|g[iî]te|bungalows?|cabañas?|casa|b&b|guest ?house|marriott|hilton|hyatt|sheraton|westin|hampton|holiday inn|courtyard|doubletree|wyndham|drury|radisson|ramada|best western|embassy|fairfield|springhill|residence|homewood|home2|tru by|la quinta|comfort|quality inn|sleep inn|ritz|four seasons|waldorf|conrad|intercontinental|crowne plaza|staybridge|candlewood|aloft|rosen|gaylord|loews|hôtel|albergo|posada|pousada|gasthof|pension|ryokan)\b|ホテル|旅館/iu;

import type {
  PublicQuote,
  PublicQuoteOption,
  Quote,
  QuoteOption,
  QuotePhoto,
} from '@landsea/contracts/agents';

const describePhoto = ({ place, title }: QuoteOption, { id, alt }: QuotePhoto) => ({
  id,
  alt: alt || place || title,
});

/** Each field is named here, so that a new one of the agent’s is no client’s until somebody adds it. */
const toPublicOption = (option: QuoteOption): PublicQuoteOption => ({
  id: option.id,
  kind: option.kind,
  title: option.title,
  startDate: option.startDate,
  endDate: option.endDate,
  place: option.place,
  room: option.room,
  port: option.port,
  tickets: option.tickets,
  dining: option.dining,
  inclusions: option.inclusions,
  totalCents: option.totalCents,
  isAbout: option.isAbout,
  priceDate: option.priceDate,
  depositCents: option.depositCents,
  depositDueOn: option.depositDueOn,
  finalDueOn: option.finalDueOn,
  note: option.note,
  isRecommended: option.isRecommended,
  addons: option.addons.map(({ id, title, cents, note }) => ({ id, title, cents: cents ?? 0, note })),
  // Left out where there is none: offers of earlier releases keep their hash.
  ...(option.photo && { photo: describePhoto(option, option.photo) }),
});

/** Everything that a client ever sees: never a commission. `expiresAt` is set once {@link checkQuote} passes. */
export const toPublicQuote = ({
  title,
  message,
  people,
  expiresAt,
  zone,
  options,
}: Pick<Quote, 'title' | 'message' | 'people' | 'expiresAt' | 'zone' | 'options'>): PublicQuote => ({
  title,
  message,
  people,
  expiresAt: expiresAt ?? new Date(0).toISOString(),
  zone,
  options: options.map(toPublicOption),
});

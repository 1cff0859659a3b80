import { readTripIdea } from '@landsea/rules/trip';
import { takeDestination } from '@landsea/web-kit';
import { renderRoute } from '@landsea/web-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { routes } from '../../routes';
import { shippedPriceBook } from '../../testing/shipped-price-book';

const openAt = (each: RouteObject[], path: string) =>
  renderRoute(each, path, {
    handlers: {
      'GET /api/v1/catalogue/price-book': shippedPriceBook,
      'GET /api/billing/prices': () => ({
        tripUnlock: { amountCents: 3900, currency: 'usd' },
        proMonthly: null,
        agentMonthly: null,
        trialDays: 7,
        agentPlan: 'coming-soon',
      }),
    },
  });

const total = () => screen.getByRole('heading', { name: 'Your estimate' }).parentElement;
const dayNames = () =>
  within(screen.getByRole('region', { name: /day by day/ }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

describe('the landing page', () => {
  it.each(['/', '/welcome', '/enhanced-landing'])(
    'stands at %s with its estimate for the defaults',
    async (path) => {
      openAt(routes, path);
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
        'Plan land and sea, on one budget',
      );
      expect(total()).toHaveTextContent('$11,300');
      expect(screen.getByText('Save $1,695')).toBeInTheDocument();
      expect(screen.getByText('255 minutes saved')).toBeInTheDocument();
      expect(
        screen.getByText(
          'An example, not a price: 15% of the total saved, and minutes: 45 a park day, 30 a night at sea. Prices for your dates are below.',
        ),
      ).toBeInTheDocument();
      expect(screen.getByText(/\$39 once to plan your trip\./)).toBeInTheDocument();
    },
  );

  it('moves the estimate and the days with the sliders', async () => {
    openAt(routes, '/');
    fireEvent.change(await screen.findByRole('slider', { name: 'Park days' }), { target: { value: '1' } });
    fireEvent.change(screen.getByRole('slider', { name: 'Sea nights' }), { target: { value: '2' } });
    expect(total()).toHaveTextContent('$8,060');
    expect(dayNames()).toEqual(['Magic Kingdom', 'Port Canaveral', 'Castaway Cay']);
  });

  it.each([
    ['Disney World', 0, false, '$8,610', 'Every park day, planned and paid for in peace', /^Tickets, tables/],
    [
      'Disney Cruise',
      0,
      true,
      '$2,690',
      'Know what your cruise costs before the horn sounds',
      /^Fare, ports/,
    ],
    ['Land + Sea', 2, true, '$11,300', 'Plan land and sea, on one budget', /^Parks and cruise in one plan/],
  ] as const)(
    'in mode %s shows %i sliders, the four cruise categories: %s',
    async (mode, sliders, categories, cost, title, subtitle) => {
      const { user } = openAt(routes, '/');
      await user.click(await screen.findByRole('radio', { name: mode }));
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      expect(screen.getByText(subtitle)).toBeInTheDocument();
      expect(screen.queryAllByRole('slider')).toHaveLength(sliders);
      expect(screen.queryByText('Preboard Hotel Stay') !== null).toBe(categories);
      expect(total()).toHaveTextContent(cost);
    },
  );

  it.each([
    ['Magic Kingdom', 'Dining~$335Lightning Lane~$165'],
    ['Port Canaveral', 'Photos~$40'],
    ['Nassau', 'Excursion~$220Photos~$60'],
    ['At Sea', 'Specialty dining~$180'],
  ])('%s has the figures of its kind of day', async (place, figures) => {
    openAt(routes, '/');
    const [name] = await screen.findAllByRole('heading', { level: 3, name: place });
    expect(name?.nextElementSibling).toHaveTextContent(figures);
  });

  it.each(['Smart Budget Tracking', 'Perfect Timing Planner', 'Lightning Lane Optimizer'])(
    'shows what it does: %s',
    async (feature) => {
      openAt(routes, '/');
      expect(await screen.findByRole('heading', { level: 3, name: feature })).toBeInTheDocument();
    },
  );

  it('counts the people', async () => {
    const { user } = openAt(routes, '/');
    await user.click(await screen.findByRole('button', { name: 'Fewer: 3 to 9' }));
    expect(total()).toHaveTextContent('$9,880');
    expect(screen.getByText(/^Roughly what each day costs for 3 people/)).toBeInTheDocument();
    const [kingdom] = screen.getAllByRole('heading', { level: 3, name: 'Magic Kingdom' });
    expect(kingdom?.nextElementSibling).toHaveTextContent('Dining~$251Lightning Lane~$124');
  });

  it('holds the film with its captions, and loads nothing of it before it is played', async () => {
    openAt(routes, '/');
    const film = await screen.findByLabelText('See a trip come together', { selector: 'video' });
    expect(film).not.toHaveAttribute('poster');
    const picture = film.previousElementSibling;
    if (picture) fireEvent.load(picture);
    expect(film).toHaveAttribute('poster', picture?.getAttribute('src'));
    expect(film).toHaveAttribute('preload', 'none');
    expect(film).toHaveAttribute('controls');
    expect(film.querySelector('track')).toHaveAttribute('kind', 'captions');
    expect(screen.queryByRole('button', { name: 'Play the demo' })).not.toBeInTheDocument();
  });

  it('asks another site for its film only after a click', async () => {
    window.landseaSite = { demoVideoUrl: 'https://video.example/embed/1' };
    try {
      const { user, container } = openAt(routes, '/');
      const play = await screen.findByRole('button', { name: 'Play the demo' });
      expect(container.querySelector('iframe, video')).toBeNull();
      await user.click(play);
      expect(screen.getByTitle('See a trip come together')).toHaveAttribute(
        'src',
        'https://video.example/embed/1',
      );
    } finally {
      window.landseaSite = undefined;
    }
  });

  it('scrolls to the demo, gliding only where things may move', async () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    const { user } = openAt(routes, '/');
    const seeHow = await screen.findByRole('link', { name: 'See How It Works' });
    expect(seeHow).toHaveAttribute('href', '#demo');
    await user.click(seeHow);
    const demo = screen.getByRole('region', { name: 'See a trip come together' });
    expect(scrolled.mock.contexts).toEqual([demo]);
    expect(demo).toHaveFocus();
    document.documentElement.toggleAttribute('data-reduced-motion', true);
    await user.click(seeHow);
    document.documentElement.removeAttribute('data-reduced-motion');
    expect(scrolled.mock.calls).toEqual([[{ behavior: 'smooth' }], [{ behavior: 'instant' }]]);
  });

  it('shows one bar only after scrolling, with one button, and the offer in it past half a screen', async () => {
    openAt(routes, '/');
    await screen.findByRole('heading', { level: 1 });
    const scrollTo = (scrollY: number) => {
      Object.assign(window, { scrollY });
      fireEvent.scroll(window);
    };
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    scrollTo(window.innerHeight / 2);
    const bar = within(screen.getByRole('complementary'));
    expect(bar.getByText('Plan Your Dream Vacation')).toBeInTheDocument();
    expect(bar.getByText('Example: save $1,695 and 255 minutes')).toBeInTheDocument();
    expect(bar.getByRole('link', { name: 'Start Free' })).toHaveAttribute('href', '/auth/signup');
    expect(bar.queryByText(/Free to start/)).not.toBeInTheDocument();
    scrollTo(window.innerHeight / 2 + 1);
    expect(bar.getByText(/Free to start. No credit card needed. \$39 once/)).toBeInTheDocument();
    expect(screen.getAllByRole('complementary')).toHaveLength(1);
    expect(bar.getAllByRole('link')).toHaveLength(1);
    scrollTo(0);
  });

  it('carries what the visitor chose through sign-up into the wizard', async () => {
    const paths = [...routes, { path: '/auth/signup', element: <h1>Sign up</h1> }];
    const { user } = openAt(paths, '/');
    await user.click(await screen.findByRole('radio', { name: 'Disney Cruise' }));
    await user.click(screen.getByRole('button', { name: 'More: 3 to 9' }));
    await user.click(screen.getByRole('link', { name: 'Start Planning FREE' }));
    expect(await screen.findByRole('heading', { name: 'Sign up' })).toBeVisible();
    const destination = takeDestination('/auth/signup') ?? '';
    expect(destination).toMatch(/^\/create-trip\?/);
    expect(readTripIdea(new URL(destination, location.origin).searchParams)).toEqual({
      mode: 'cruise',
      parkDays: 3,
      seaNights: 4,
      people: 5,
      young: { children: 3, infants: 0 },
      meterDollars: 2870,
    });
  });

  it('carries nothing that nobody chose', async () => {
    const paths = [...routes, { path: '/auth/signup', element: <h1>Sign up</h1> }];
    const { user } = openAt(paths, '/');
    await user.click(await screen.findByRole('link', { name: 'Start Planning FREE' }));
    expect(takeDestination('/auth/signup')).toBeUndefined();
  });

  it('shows facts of the product, and a claim only where its figure and source are configured', async () => {
    const { unmount } = openAt(routes, '/');
    expect(await screen.findByText('things to do in port')).toBeInTheDocument();
    expect(screen.queryByText('2,000+')).not.toBeInTheDocument();
    expect(screen.queryByText(/average rating/)).not.toBeInTheDocument();
    unmount();
    const marketingFigures = { rating: { figure: '4.6', source: 'App store, March 2027' } };
    window.landseaSite = { marketingFigures };
    openAt(routes, '/');
    expect(await screen.findByText('4.6')).toBeInTheDocument();
    expect(screen.getByText('App store, March 2027')).toBeInTheDocument();
    delete window.landseaSite;
  });

  it('sends its calls to action to registration', async () => {
    openAt(routes, '/');
    const start = await screen.findByRole('link', { name: 'Start Planning FREE' });
    expect(start).toHaveAttribute('href', '/auth/signup');
    expect(screen.getByRole('link', { name: 'Start Your Magic Journey FREE' })).toHaveAttribute(
      'href',
      '/auth/signup',
    );
  });
});

import type { RemoteName } from '@landsea/contracts/core';

type Owner = RemoteName | 'shell';
type Access = 'public' | 'signed-in' | 'trip' | 'agent' | 'client';

/**
 * Owner, who may see it, page: its paths, the one to keep first. What is not here does not exist. A path with a query
 * is a page that the query opens in place of those at and under the path.
 */
const pathsOfPages: Record<Owner, Partial<Record<Access, Record<string, readonly string[]>>>> = {
  shell: {
    public: {
      Auth: ['/auth', '/auth/signup'],
      Login: ['/login'],
      ResetPassword: ['/reset-password'],
      // where the link leads that is mailed to a new address; no path of the specification
      ConfirmEmail: ['/confirm-email'],
      // where the link leads that is mailed to who opens an account; no path of the specification
      VerifyEmail: ['/verify-email'],
    },
    'signed-in': {
      Billing: ['/billing'],
      BillingSuccess: ['/billing/success'],
      AccountSuccess: ['/account/success'],
      PaymentSuccess: ['/payment-success'],
      PaymentWorkflowTesting: ['/payment-workflow-testing'],
      Settings: ['/settings', '/settings-legacy'],
    },
  },
  marketing: {
    public: {
      Landing: ['/'],
      LandingMagicMeter: ['/welcome', '/enhanced-landing'],
      LandingPricingFocus: ['/home-v2'],
      LandingStory: ['/home-classic', '/landing-old'],
      FamilyMarketing: ['/family'],
      AgentsMarketing: ['/agents'],
      ClientsMarketing: ['/clients'],
      Pricing: ['/pricing'],
      Suggestions: ['/suggestions'],
      Thanks: ['/thanks'],
      Contact: ['/contact'],
      ResortGuide: ['/resorts'],
      Tools: ['/tools'],
      TransportationGuide: ['/transportation'],
      PlanningGuide: ['/planning-guide', '/trip-planning-guide', '/trip-guide'],
      MobileFeatures: ['/mobile-features'],
    },
  },
  family: {
    'signed-in': {
      TripDashboard: ['/dashboard', '/trip-dashboard', '/app', '/disney-dream-portal'],
      BudgetCenter: ['/budget-center', '/budget-tracker'],
      BudgetSpendingHub: ['/budget', '/budget-spending-hub', '/expense-tracker'],
      DailyPlanner: ['/daily-planner'],
      LightningLanes: ['/lightning-lane', '/lightning-lane-planner', '/lightning-board'],
      LightningLaneStrategy: ['/lightning-lane-strategy', '/lightning-lane-strategy-basic', '/ride-strategy'],
      DiningReservations: ['/dining-reservations', '/dining-reservation-planner'],
      DiningResearch: ['/dining-research'],
      SipsSnacks: ['/sips-snacks-tracker'],
      FamilyHq: ['/family-hq'],
      SavingsTracker: ['/savings-tracker'],
      Timeline: ['/comprehensive-timeline'],
      CharacterMeetings: ['/character-meetings', '/character-meetings-basic'],
      ChecklistBoard: ['/checklist-board', '/task-manager', '/tasks'],
      CreateTrip: [
        '/create-trip',
        '/create-trip-wizard',
        '/trip-wizard',
        '/trip-builder',
        '/trip-builder-full',
        '/test-trip',
      ],
      TripHistory: ['/trip-history'],
      MyTrips: ['/my-trips'],
      TripCollaboration: ['/trip-collaboration'],
      TripCountdown: ['/trip-countdown'],
      PhotoPlanning: ['/photo-planning'],
      More: ['/more'],
    },
    trip: {
      TripDashboard: [
        '/trip/:tripId',
        '/trip/:tripId/dashboard',
        '/trip/:tripId/dream-portal',
        '/trip-dashboard/:tripId',
        '/:tripId',
      ],
      BudgetCenter: ['/trip/:tripId/budget-center', '/trip/:tripId/budget-test'],
      BudgetSpendingHub: ['/trip/:tripId/budget'],
      BudgetSetup: ['/trip/:tripId/budget-setup'],
      DailyPlanner: ['/trip/:tripId/daily-planner-v2', '/trip/:tripId/park-days'],
      DayView: ['/itinerary-view/:tripId/:date', '/dream-day-view/:tripId'],
      DayEditor: ['/edit-itinerary/:tripId/:date'],
      LightningLanes: [
        '/trip/:tripId/lightning-lanes',
        '/trip/:tripId/lightning-lane',
        '/trip/:tripId/lightning-board',
      ],
      LightningLaneStrategy: ['/trip/:tripId/lightning-lane-strategy'],
      DiningReservations: ['/trip/:tripId/dining-reservations'],
      DiningResearch: ['/trip/:tripId/dining-strategy'],
      SipsSnacks: ['/trip/:tripId/sips-snacks', '/trip/:tripId/snacks'],
      ExcursionsLab: ['/trip/:tripId/excursions-lab'],
      FamilyHq: ['/trip/:tripId/family-hq', '/trip/:tripId/family'],
      SavingsTracker: ['/trip/:tripId/savings-tracker'],
      Timeline: ['/trip/:tripId/timeline'],
      CharacterMeetings: ['/trip/:tripId/character-meetings'],
      ChecklistBoard: ['/trip/:tripId/checklist-board'],
      TripDetails: ['/trip-details-hq/:tripId'],
    },
    public: {
      LightningLaneDemo: ['/lightning-lane-demo'],
      TripPreview: ['/trip/:tripId?preview=1', '/trip/:tripId?src=gpt'],
      // a link takes its token out of the address: the second path exists only in the tab that followed one
      SharedTrip: ['/share/:token', '/share'],
    },
  },
  agent: {
    agent: {
      AgentQuickStart: ['/app/agents/quick-start'],
      AgentTrips: ['/app/agents/trips'],
      ClientList: ['/app/agents/clients'],
      ClientImport: ['/app/agents/clients/import'],
      ClientNew: ['/app/agents/clients/new'],
      ClientDetail: ['/app/agents/clients/:clientId'],
      IntakeForms: ['/app/agents/intake-forms'],
      Documents: ['/app/agents/documents'],
      FeatureStatus: ['/app/phase4-status'],
      CoreNeeds: ['/app/core-needs'],
      Branding: ['/settings/branding'],
    },
    client: {
      ClientPortal: ['/client-portal'],
    },
    public: {
      AcceptInvite: ['/invite/accept/:token', '/accept-invite/:token', '/invite/redeem'],
    },
  },
};

/** A page of the product, with the paths that show it. */
export interface ProductPage {
  name: string;
  owner: Owner;
  access: Access;
  paths: readonly string[];
}

const owners = Object.keys(pathsOfPages) as Owner[];
const accesses = ['public', 'signed-in', 'trip', 'agent', 'client'] as const;

/** Every page of the product. A page that is seen by two kinds of people under different paths is there twice. */
export const productPages: readonly ProductPage[] = owners.flatMap((owner) =>
  accesses.flatMap((access) =>
    Object.entries(pathsOfPages[owner][access] ?? {}).map(([name, paths]) => ({
      name,
      owner,
      access,
      paths,
    })),
  ),
);

import { makeDataSourceOptions as withKit } from '@landsea/nest-kit/tasks';
import type { DataSourceOptions } from 'typeorm';
import { AccountActivityRow } from './account-activity/account-activity.entity.js';
import { DemoCopyRow } from './demo/demo-copy.entity.js';
import { EmailChange } from './email-change/email-change.entity.js';
import { ConversionRow } from './experiments/conversion.entity.js';
import { ExperimentPersonRow } from './experiments/experiment-person.entity.js';
import { ExposureRow } from './experiments/exposure.entity.js';
import { DataExportRow } from './exports/data-export.entity.js';
import { GoogleFlow } from './google/google-flow.entity.js';
import { InvitationKeyRow } from './invitations/invitation-key.entity.js';
import { Invitation } from './invitations/invitation.entity.js';
import { CreateUsersAndSessions1763610000000 } from './migrations/1763610000000-create-users-and-sessions.js';
import { AddGoogleSignIn1763720000000 } from './migrations/1763720000000-add-google-sign-in.js';
import { CreateOneTimeTokens1763721000000 } from './migrations/1763721000000-create-one-time-tokens.js';
import { CreateInvitations1763740000000 } from './migrations/1763740000000-create-invitations.js';
import { AddEmailVerification1763722000000 } from './migrations/1763722000000-add-email-verification.js';
import { AddInvitationKeyDelivery1763899000000 } from './migrations/1763899000000-add-invitation-key-delivery.js';
import { CreateDemoCopies1763910000000 } from './migrations/1763910000000-create-demo-copies.js';
import { AddDevicesValidFrom1763920000000 } from './migrations/1763920000000-add-devices-valid-from.js';
import { CreateExperiments1763930000000 } from './migrations/1763930000000-create-experiments.js';
import { CreateOutreach1764000000000 } from './migrations/1764000000000-create-outreach.js';
import { AddInvitationAgentVersion1764030100000 } from './migrations/1764030100000-add-invitation-agent-version.js';
import { AddInvitationBrand1764300010000 } from './migrations/1764300010000-add-invitation-brand.js';
import { AddBuildFigures1764860000000 } from './migrations/1764860000000-add-build-figures.js';
import { CreateAccountActivity1764630000000 } from './migrations/1764630000000-create-account-activity.js';
import { OneTimeToken } from './one-time-tokens/one-time-token.entity.js';
import { AddAccountSettings1763730000000 } from './migrations/1763730000000-add-account-settings.js';
import { OutreachMessageRow } from './outreach/messages/outreach-message.entity.js';
import { NewsletterIssueRow } from './outreach/newsletter/newsletter-issue.entity.js';
import { NewsletterLinkRow } from './outreach/newsletter/newsletter-link.entity.js';
import { NewsletterSubscriptionRow } from './outreach/newsletter/newsletter-subscription.entity.js';
import { NotificationChoicesRow } from './preferences/notification-choices.entity.js';
import { AddDemoAgents1764021100000 } from './migrations/1764021100000-add-demo-agents.js';
import { SessionRow } from './sessions/session.entity.js';
import { UserRow } from './users/user.entity.js';

export const makeDataSourceOptions = (url: string): DataSourceOptions =>
  withKit({
    url,
    entities: [
      UserRow,
      SessionRow,
      AccountActivityRow,
      GoogleFlow,
      OneTimeToken,
      NotificationChoicesRow,
      EmailChange,
      DataExportRow,
      Invitation,
      InvitationKeyRow,
      DemoCopyRow,
      ExposureRow,
      ConversionRow,
      ExperimentPersonRow,
      OutreachMessageRow,
      NewsletterSubscriptionRow,
      NewsletterLinkRow,
      NewsletterIssueRow,
    ],
    migrations: [
      CreateUsersAndSessions1763610000000,
      AddGoogleSignIn1763720000000,
      CreateOneTimeTokens1763721000000,
      AddEmailVerification1763722000000,
      AddAccountSettings1763730000000,
      CreateInvitations1763740000000,
      AddInvitationKeyDelivery1763899000000,
      CreateDemoCopies1763910000000,
      AddDevicesValidFrom1763920000000,
      CreateExperiments1763930000000,
      CreateOutreach1764000000000,
      AddDemoAgents1764021100000,
      AddInvitationAgentVersion1764030100000,
      AddInvitationBrand1764300010000,
      CreateAccountActivity1764630000000,
      AddBuildFigures1764860000000,
    ],
  });

import type { User } from '@landsea/contracts/account';
import type { ComponentType } from 'react';
import { AccessibilityControls } from '../../accessibility/accessibility-controls';
import { accessibilityMessages } from '../../accessibility/accessibility-messages';
import { TravelAgentSection } from './travel-agent/travel-agent-section';
import { DataSection } from './sections/data-section';
import { DeleteSection } from './erasure/delete-section';
import { EmailSection } from './sections/email-section';
import { NotificationsSection } from './sections/notifications-section';
import { PasswordSection } from './sections/password-section';
import { ProfileSection } from './sections/profile-section';
import type { SectionProps } from './sections/section-props';
import { SessionsSection } from './sections/sessions-section';
import { SignInSection } from './sections/sign-in-section';
import { ThemeSection } from './sections/theme-section';

function AccessibilitySection() {
  return (
    <div className="grid max-w-xl gap-3">
      <p className="text-muted">{accessibilityMessages.lead}</p>
      <AccessibilityControls />
    </div>
  );
}

export interface Section {
  id: string;
  title: string;
  /** Everybody has a section without a condition. */
  isFor?: (user: User) => boolean;
  Content: ComponentType<SectionProps>;
}

const sections: readonly Section[] = [
  { id: 'profile', title: 'Profile', Content: ProfileSection },
  { id: 'email', title: 'Email', Content: EmailSection },
  { id: 'password', title: 'Password', Content: PasswordSection },
  { id: 'sign-in', title: 'Sign-in methods', Content: SignInSection },
  {
    id: 'travel-agent',
    title: 'Your travel agent',
    isFor: ({ isClient }) => isClient,
    Content: TravelAgentSection,
  },
  { id: 'sessions', title: 'Where you’re signed in', Content: SessionsSection },
  { id: 'notifications', title: 'Notifications', Content: NotificationsSection },
  { id: 'accessibility', title: 'Accessibility', Content: AccessibilitySection },
  { id: 'theme', title: 'Theme', Content: ThemeSection },
  { id: 'data', title: 'Download my data', Content: DataSection },
  { id: 'delete', title: 'Delete my account', Content: DeleteSection },
];

export const listSections = (user: User): readonly Section[] =>
  sections.filter(({ isFor }) => isFor?.(user) ?? true);

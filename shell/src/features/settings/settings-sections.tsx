import type { User } from '@landsea/contracts/account';
import type { ComponentType } from 'react';
import { TravelAgentSection } from './travel-agent/travel-agent-section';
import { AccessibilitySection } from './accessibility-section';
import { DataSection } from './data-section';
import { DeleteSection } from './erasure/delete-section';
import { EmailSection } from './email-section';
import { NotificationsSection } from './notifications-section';
import { PasswordSection } from './password-section';
import { ProfileSection } from './profile-section';
import { SessionsSection } from './sessions-section';
import { SignInSection } from './sign-in-section';
import { ThemeSection } from './theme-section';

export interface SectionProps {
  user: User;
}

export interface Section {
  /** The hash that opens it. */
  id: string;
  title: string;
  /** Who has such a section; everybody unless it says. */
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
  { id: 'sessions', title: 'Sessions', Content: SessionsSection },
  { id: 'notifications', title: 'Notifications', Content: NotificationsSection },
  { id: 'accessibility', title: 'Accessibility', Content: AccessibilitySection },
  { id: 'theme', title: 'Theme', Content: ThemeSection },
  { id: 'data', title: 'Download my data', Content: DataSection },
  { id: 'delete', title: 'Delete my account', Content: DeleteSection },
];

/** A person's sections in the order of the page. */
export const sectionsFor = (user: User): readonly Section[] =>
  sections.filter(({ isFor }) => isFor?.(user) ?? true);

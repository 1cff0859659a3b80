import type { User } from '@landsea/contracts';
import type { ComponentType } from 'react';
import { AccessibilitySection } from './accessibility-section';
import { DataSection } from './data-section';
import { DeleteSection } from './delete-section';
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

interface Section {
  /** The hash that opens it. */
  id: string;
  title: string;
  Content: ComponentType<SectionProps>;
}

/** The sections in the order of the page. */
export const sections: readonly Section[] = [
  { id: 'profile', title: 'Profile', Content: ProfileSection },
  { id: 'email', title: 'Email', Content: EmailSection },
  { id: 'password', title: 'Password', Content: PasswordSection },
  { id: 'sign-in', title: 'Sign-in methods', Content: SignInSection },
  { id: 'sessions', title: 'Sessions', Content: SessionsSection },
  { id: 'notifications', title: 'Notifications', Content: NotificationsSection },
  { id: 'accessibility', title: 'Accessibility', Content: AccessibilitySection },
  { id: 'theme', title: 'Theme', Content: ThemeSection },
  { id: 'data', title: 'Download my data', Content: DataSection },
  { id: 'delete', title: 'Delete my account', Content: DeleteSection },
];

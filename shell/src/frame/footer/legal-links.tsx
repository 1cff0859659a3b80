import { Link } from 'react-router-dom';
import { findPageAt, useKnownPages } from '../../known-pages';

const legalLinks = [
  { path: '/contact', label: 'Contact' },
  { path: '/privacy', label: 'Privacy' },
  { path: '/terms', label: 'Terms' },
  { path: '/refunds', label: 'Refunds' },
];

export function LegalLinks() {
  useKnownPages();
  const links = legalLinks.filter(({ path }) => findPageAt(path));
  if (links.length === 0) return null;
  return (
    <ul aria-label="Contact and legal" className="flex flex-wrap gap-x-5 print:hidden">
      {links.map(({ path, label }) => (
        <li key={path}>
          <Link
            to={path}
            className="inline-flex min-h-11 items-center text-sm text-muted no-underline hover:text-ink hover:underline"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

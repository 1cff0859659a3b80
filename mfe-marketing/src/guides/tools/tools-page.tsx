import { PageHeader } from '@landsea/ui/page-header';
import { Link } from 'react-router-dom';
import { PlanButton } from '../frame/plan-button';
import { tools } from './tool-list';

const guides = [
  { path: '/planning-guide', name: 'What opens when?' },
  { path: '/resorts', name: 'Where should you stay?' },
  { path: '/transportation', name: 'How long does the way take?' },
];

export function ToolsPage() {
  return (
    <div className="mx-auto w-full max-w-page px-5 pb-8">
      <PageHeader
        title="Is it worth it?"
        lead="Four questions that every trip asks, answered for your dates and your people. Free, without an account."
      />
      <ul className="grid gap-4 sm:grid-cols-2">
        {tools.map(({ path, name, text, icon: Icon }) => (
          <li
            key={path}
            className="relative grid grid-cols-[auto_1fr] gap-4 rounded-card border border-hairline bg-surface p-5 hover:border-sea sm:p-6"
          >
            <span className="grid size-12 place-items-center rounded-full bg-sea-soft text-sea">
              <Icon aria-hidden strokeWidth={1.75} className="size-6" />
            </span>
            <div className="grid content-start gap-1">
              <h2 className="text-lg text-ink sm:text-xl">
                <Link to={path} className="no-underline after:absolute after:inset-0">
                  {name}
                </Link>
              </h2>
              <p className="text-base text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <section aria-labelledby="guides" className="grid gap-2 pt-12">
        <h2 id="guides" className="text-2xl text-ink">
          Guides beside them
        </h2>
        <ul>
          {guides.map(({ path, name }) => (
            <li key={path} className="border-b border-hairline">
              <Link
                to={path}
                className="flex min-h-12 items-center text-lg text-ink no-underline hover:text-sea"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <div className="pt-10">
        <PlanButton />
      </div>
    </div>
  );
}

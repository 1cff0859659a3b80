import { Outlet } from 'react-router-dom';
import { FinderButton, useFinder } from './finder';

/** Ctrl+K, or ⌘K, on every page of an agent. */
export function DeskSearch() {
  const { isAgent, open, dialog } = useFinder();
  return (
    <>
      {isAgent ? (
        <div className="pointer-events-none relative z-10 -mb-4 hidden justify-end pt-2 min-[73.75rem]:flex print:hidden">
          <FinderButton className="pointer-events-auto" onClick={open} />
        </div>
      ) : null}
      <Outlet />
      {dialog}
    </>
  );
}

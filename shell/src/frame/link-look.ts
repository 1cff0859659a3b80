export const linkLook =
  'flex min-h-11 items-center gap-2 rounded-full px-4 text-base font-medium text-muted no-underline transition-colors duration-150 hover:text-ink aria-[current=page]:bg-sea-soft aria-[current=page]:text-sea';

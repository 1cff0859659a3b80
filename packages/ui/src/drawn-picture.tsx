interface DrawnPictureProps {
  /** Empty for a picture beside its name. */
  alt: string;
  shapes: readonly { path: string; color: string }[];
  box: { width: number; height: number };
  className?: string;
}

/** Paths over each other, cut to the shape of the place. */
export function DrawnPicture({ alt, shapes, box: { width, height }, className }: DrawnPictureProps) {
  return (
    <svg
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      preserveAspectRatio="xMidYMid slice"
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      {...(className && { className })}
    >
      {shapes.map(({ path, color }) => (
        <path key={path} d={path} fill={color} />
      ))}
    </svg>
  );
}

import type { ReactNode } from 'react';
import { ResponsiveContainer } from 'recharts';

interface SizedProps {
  /** Measured, so that the first drawing is the right one. */
  width: number;
  height: number;
  children: ReactNode;
}

/** On paper the drawing shrinks with the page. */
export const Sized = ({ width, height, children }: SizedProps) => (
  <ResponsiveContainer
    initialDimension={{ width, height }}
    width="100%"
    height={height}
    className="print:[&_.recharts-wrapper]:w-full! print:[&>div]:w-full!"
  >
    {children}
  </ResponsiveContainer>
);

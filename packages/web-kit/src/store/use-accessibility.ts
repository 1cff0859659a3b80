import { useCallback } from 'react';
import { setAccessibility, type AccessibilitySettings } from './accessibility-slice';
import { useAppDispatch, useAppSelector } from './store';

export const useAccessibility = () => {
  const dispatch = useAppDispatch();
  const settings = useAppSelector((state) => state.accessibility);
  const change = useCallback(
    (changes: Partial<AccessibilitySettings>) => {
      dispatch(setAccessibility(changes));
    },
    [dispatch],
  );
  return { settings, change };
};

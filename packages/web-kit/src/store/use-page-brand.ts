import type { Brand } from '@landsea/contracts/agents';
import { useLayoutEffect } from 'react';
import { setPageBrand } from './page-brand-slice';
import { useAppDispatch, useAppSelector } from './store';

export const usePageBrand = (brand: Brand | null | undefined): void => {
  const dispatch = useAppDispatch();
  useLayoutEffect(() => {
    if (!brand) return undefined;
    dispatch(setPageBrand(brand));
    return () => {
      dispatch(setPageBrand(null));
    };
  }, [brand, dispatch]);
};

export const useShownBrand = (): Brand | null => useAppSelector((state) => state.pageBrand.brand);

import { placeMatcher } from '@landsea/rules/catalogue';
import { ComboField } from '@landsea/ui/fields/combo-field';
import { useMemo } from 'react';
import { useGetCatalogueQuery } from '../../catalogue/api/trip-catalogue-api';

interface QuickHotelProps {
  hotelName: string;
  error: string | undefined;
  onChange: (hotelName: string, onSite: boolean) => void;
}

/** The name decides whether the hotel is on site. */
export function QuickHotel({ hotelName, error, onChange }: QuickHotelProps) {
  const { data: catalogue } = useGetCatalogueQuery();
  const hotels = useMemo(() => catalogue?.hotels ?? [], [catalogue]);
  const hotelNamed = useMemo(() => placeMatcher(hotels), [hotels]);
  return (
    <ComboField
      label="Hotel"
      placeholder="Start typing, or write your own"
      hint="Not sure yet? Leave it empty."
      value={hotelName}
      maxLength={120}
      suggestions={hotels.map(({ name }) => name)}
      error={error}
      onValueChange={(next) => onChange(next, hotelNamed(next)?.onSite ?? false)}
    />
  );
}

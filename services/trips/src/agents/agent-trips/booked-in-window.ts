export const BOOKED_WINDOWS = `('dining', 'multi-pass', 'single-pass', 'cruise-activities', 'concierge')`;

/**
 * Item `i` is booked in window `w`. A pass that is bought for the day needs no window, and an item without a date may be
 * booked in any. The caller adds the status: what is left to book, or what was chosen at all.
 */
export const bookedInWindow = `i.trip_id = w.trip_id
  AND (i.date IS NULL OR i.date BETWEEN w.covers_from AND w.covers_to)
  AND CASE w.kind
    WHEN 'dining' THEN i.details->>'kind' = 'dining'
    WHEN 'multi-pass' THEN i.details->>'kind' = 'lane' AND i.details->>'product' = 'multi'
      AND NOT coalesce((i.details->>'isPass')::boolean, false)
    WHEN 'single-pass' THEN i.details->>'kind' = 'lane' AND i.details->>'product' = 'single'
    WHEN 'cruise-activities' THEN i.details->>'kind' IN ('excursion', 'activity')
    WHEN 'concierge' THEN i.details->>'kind' IN ('excursion', 'activity')
    ELSE false END`;

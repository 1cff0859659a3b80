/**
 * Who may view a trip, as a condition of SQL: the one place that says so. One that is deleted is there for nobody.
 * @param trip the alias of the trip's row. @param user the parameter that holds the user's id.
 */
export const viewableBy = (trip: string, user: string): string =>
  `(${trip}.purge_at IS NULL AND ${trip}.owner_id = ${user})`;

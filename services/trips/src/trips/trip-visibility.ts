/**
 * Who may view a trip, as a condition of SQL: the one place that says so.
 * @param trip the alias of the trip's row. @param user the parameter that holds the user's id.
 */
export const viewableBy = (trip: string, user: string): string => `${trip}.owner_id = ${user}`;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A calendar date whose year matters, such as a birth date: May 4, 2019. */
export const formatDateWithYear = (date: string): string => day.format(new Date(`${date}T12:00:00Z`));

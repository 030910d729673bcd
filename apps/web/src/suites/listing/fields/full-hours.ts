/** Hours of a day, such as 00:00. */
export const fullHours = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, '0')}:00`,
)

/** The page that a confirmation email returns to; a start at home needs no mention. */
export function returnTo(next: string): { next?: string } {
  return next === '/' || next.length > 300 ? {} : { next }
}

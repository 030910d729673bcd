/** The page that a confirmation email returns to; the home page is the default and is left out. */
export function returnTo(next: string): { next?: string } {
  return next === '/' || next.length > 300 ? {} : { next }
}

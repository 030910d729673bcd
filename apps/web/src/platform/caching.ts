/** Anonymous pages may be kept by the server for a minute and revalidated by browsers. */
export function cacheable() {
  return { 'Cache-Control': 'public, max-age=0, s-maxage=60' }
}

export function personal() {
  return { 'Cache-Control': 'private, no-store' }
}

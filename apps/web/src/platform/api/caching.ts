/**
 * The same for everyone: cached by our own server, revalidated by browsers, stored nowhere between.
 */
export function cacheable({ seconds = 60 } = {}) {
  return { 'Cache-Control': 'private, no-cache', 'Surrogate-Control': `max-age=${seconds}` }
}

export function personal() {
  return { 'Cache-Control': 'private, no-store' }
}

/**
 * Pages that are the same for everyone: our own server keeps them for a while and browsers ask whether theirs
 * is still right. Between the two nobody may keep them, because each answer has a nonce of its own.
 */
export function cacheable({ seconds = 60 } = {}) {
  return { 'Cache-Control': 'private, no-cache', 'Surrogate-Control': `max-age=${seconds}` }
}

export function personal() {
  return { 'Cache-Control': 'private, no-store' }
}

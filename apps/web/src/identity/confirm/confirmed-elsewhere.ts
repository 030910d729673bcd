const channel = 'marea-again'

/** Tells the other tabs of this browser that the reader has shown who they are. */
export function tellConfirmed(): void {
  const tabs = new BroadcastChannel(channel)
  tabs.postMessage('confirmed')
  tabs.close()
}

/** Returns what stops listening. */
export function whenConfirmed(act: () => void): () => void {
  const tabs = new BroadcastChannel(channel)
  tabs.onmessage = () => act()
  return () => tabs.close()
}

const channel = 'marea-again'

/** Notifies the other tabs of this browser that the sign-in was confirmed. */
export function tellConfirmed(): void {
  const tabs = new BroadcastChannel(channel)
  tabs.postMessage('confirmed')
  tabs.close()
}

/** Returns a function that stops listening. */
export function whenConfirmed(act: () => void): () => void {
  const tabs = new BroadcastChannel(channel)
  tabs.onmessage = () => act()
  return () => tabs.close()
}

/** The messages that the stand-in's iframes send to the page. */
export type FrameMessage =
  | { type: 'size'; height: number }
  | { type: 'cancel' }
  | { type: 'ready' }
  | { type: 'enter' }
  | { type: 'card'; id: string }
  | { type: 'fault'; fault: string }
  | { type: 'bank'; answer: string }

/** Its iframes have no origin, so a sender is recognized by its window. */
export function listenToFrame(
  frame: () => Window | null | undefined,
  hear: (heard: FrameMessage) => void,
): () => void {
  function onMessage({ source, data }: MessageEvent) {
    if (source !== null && source === frame()) {
      const heard = parseMessage(data)
      if (heard) hear(heard)
    }
  }
  addEventListener('message', onMessage)
  return () => removeEventListener('message', onMessage)
}

function parseMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return
  const message: Record<string, unknown> = { ...data }
  if (message.source !== 'card-stand-in') return
  const { type, height, id, fault, answer } = message
  if (type === 'size' && typeof height === 'number') return { type, height }
  if (type === 'ready' || type === 'enter' || type === 'cancel') return { type }
  if (type === 'card' && typeof id === 'string') return { type, id }
  if (type === 'fault' && typeof fault === 'string') return { type, fault }
  if (type === 'bank' && typeof answer === 'string') return { type, answer }
}

export function standInAddress(path: string, given: { language: string }): string {
  const url = new URL(
    path.startsWith('/card-stand-in') ? path : `/card-stand-in${path}`,
    location.origin,
  )
  url.searchParams.set('language', given.language)
  url.searchParams.set('theme', isDark() ? 'dark' : 'light')
  return url.href
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  if (theme) return theme === 'dark'
  return matchMedia('(prefers-color-scheme: dark)').matches
}

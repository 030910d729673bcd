/** What a frame of the stand-in tells the page around it. */
export type Heard =
  | { type: 'size'; height: number }
  | { type: 'ready' }
  | { type: 'enter' }
  | { type: 'card'; id: string }
  | { type: 'fault'; fault: string }
  | { type: 'bank'; answer: string }

/** Its frames have no origin, so who speaks is told by the window alone. */
export function listenToFrame(
  frame: () => Window | null | undefined,
  hear: (heard: Heard) => void,
): () => void {
  function onMessage({ source, data }: MessageEvent) {
    if (source !== null && source === frame()) {
      const heard = heardOf(data)
      if (heard) hear(heard)
    }
  }
  addEventListener('message', onMessage)
  return () => removeEventListener('message', onMessage)
}

function heardOf(data: unknown): Heard | undefined {
  if (typeof data !== 'object' || data === null) return
  const said: Record<string, unknown> = { ...data }
  if (said.source !== 'card-stand-in') return
  const { type, height, id, fault, answer } = said
  if (type === 'size' && typeof height === 'number') return { type, height }
  if (type === 'ready' || type === 'enter') return { type }
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

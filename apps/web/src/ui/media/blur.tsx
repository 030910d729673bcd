import { useEffect, useRef } from 'react'

/** The thumbhash of a photo, painted only if it is visible before the photo has loaded. */
export function Blur({ thumbhash }: { thumbhash: string }) {
  const ref = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const canvas = ref.current
    const image = canvas?.parentElement?.querySelector('img')
    if (!canvas || image?.complete) return
    const observer = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      if (image?.complete) return
      const { paintThumbhash } = await import('./paint-thumbhash.ts')
      if (canvas.isConnected && !image?.complete) paintThumbhash(canvas, thumbhash)
    })
    observer.observe(canvas)
    return () => observer.disconnect()
  }, [thumbhash])

  return <canvas ref={ref} width={1} height={1} />
}

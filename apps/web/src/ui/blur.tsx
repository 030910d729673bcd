import { useEffect, useRef } from 'react'

/** The thumbhash of a photograph, painted only while the photograph itself is not there yet. */
export function Blur({ thumbhash }: { thumbhash: string }) {
  const ref = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const canvas = ref.current
    const image = canvas?.parentElement?.querySelector('img')
    if (!canvas || image?.complete) return
    let isWanted = true
    import('./paint-thumbhash.ts').then(({ paintThumbhash }) => {
      if (isWanted && !image?.complete) paintThumbhash(canvas, thumbhash)
    })
    return () => {
      isWanted = false
    }
  }, [thumbhash])

  return <canvas ref={ref} width={1} height={1} />
}

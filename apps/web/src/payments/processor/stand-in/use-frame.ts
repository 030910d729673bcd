import { useEffect, useRef, useState } from 'react'
import { type FrameMessage, listenToFrame } from './frame.ts'

/**
 * An iframe of the stand-in in a dialog, as high as its content; messages are read until it closes.
 */
export function useFrame(hear: (heard: FrameMessage) => void) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()

  useEffect(
    () =>
      listenToFrame(
        () => frame.current?.contentWindow,
        (heard) => {
          if (heard.type === 'size') setHeight(heard.height)
          else hear(heard)
        },
      ),
    [hear],
  )

  return { frame, height }
}

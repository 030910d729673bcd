import { useEffect, useState } from 'react'
import { whenIdle } from '#platform/page/when-idle.ts'

const suitable = '(min-width: 1100.02px) and (prefers-reduced-motion: no-preference)'
const savesData = '(prefers-reduced-data: reduce)'

/**
 * The film plays only if the page is idle, the screen wide, the connection good and motion allowed.
 */
export function useFilmAllowed(): boolean {
  const [isAllowed, setAllowed] = useState(false)

  useEffect(() => {
    const media = matchMedia(suitable)
    const update = () => setAllowed(media.matches && hasGoodConnection())
    const cancel = whenLoaded(() => whenIdle(async () => update()))
    media.addEventListener('change', stop)
    return () => {
      cancel()
      media.removeEventListener('change', stop)
    }

    function stop() {
      if (!media.matches) setAllowed(false)
    }
  }, [])

  return isAllowed
}

/** Browsers that do not report their connection are trusted. */
export function hasGoodConnection(): boolean {
  const { saveData = false, effectiveType = '4g' } = Object(Reflect.get(navigator, 'connection'))
  return !saveData && effectiveType === '4g' && !matchMedia(savesData).matches
}

/** Waits for the page's photos, which come first. */
function whenLoaded(action: () => () => void): () => void {
  if (document.readyState === 'complete') return action()
  let cancel = () => removeEventListener('load', begin)
  addEventListener('load', begin, { once: true })
  return () => cancel()

  function begin() {
    cancel = action()
  }
}

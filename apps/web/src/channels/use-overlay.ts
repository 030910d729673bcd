import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { opensOverlay } from '#ui/overlay/overlay-history.ts'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { type ChannelsOverlay, parseOverlay } from './overlay-address.ts'

/**
 * The dialog that the address opens. An address that was typed or shared gets the page below it as a
 * history entry of its own, so that closing and Back lead there as after a link.
 */
export function useOverlay(): { overlay: ChannelsOverlay | undefined; close: () => void } {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const close = useCloseTo(pathname)
  const overlay = parseOverlay(search)
  const isDirect = overlay !== undefined && state?.opensOverlay !== true

  const openAgain = useEffectEvent(async () => {
    await navigate(pathname, { replace: true, preventScrollReset: true })
    await navigate(`${pathname}${search}`, { state: opensOverlay, preventScrollReset: true })
  })

  useEffect(() => {
    if (isDirect) openAgain()
  }, [isDirect])

  return { overlay: isDirect ? undefined : overlay, close }
}

import { type MouseEvent, Suspense, useRef, useState } from 'react'
import { useUnreadNotifications } from '#notifications/unread-count.ts'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { IconLink } from '#ui/button/icon-button.tsx'
import styles from './bell.module.css'

const BellPanel = lazyPart(() => import('./bell-panel.tsx'))

/** Opens the newest notifications over the page; on phones it leads to their own page. */
export function Bell() {
  const t = useText()
  const count = useUnreadNotifications()
  const panel = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  const [isOpen, setOpen] = useState(false)

  /** A press outside closes the panel before the click arrives, which must not open it again. */
  function rememberState() {
    wasOpen.current = panel.current?.matches(':popover-open') ?? false
  }

  function open(event: MouseEvent) {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (opensElsewhere || !matchMedia('(min-width: 860.02px)').matches) return
    event.preventDefault()
    if (!wasOpen.current) panel.current?.showPopover()
    wasOpen.current = false
  }

  return (
    <div data-for='in' className={styles.bell}>
      <IconLink
        to='/notifications'
        icon='bell'
        label={count > 0 ? t('shell.notifications_new', { count }) : t('shell.notifications')}
        hasDot={count > 0}
        aria-haspopup='dialog'
        aria-expanded={isOpen}
        onPointerDown={rememberState}
        onClick={open}
      />
      <div
        ref={panel}
        popover='auto'
        role='dialog'
        aria-label={t('shell.notifications')}
        className={styles.panel}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <Suspense>
            <BellPanel onClose={() => panel.current?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

import { type ComponentProps, Suspense, useRef, useState } from 'react'
import { lazyPart, loadEarly } from '#platform/texts/lazy-part.ts'
import { classes } from '#ui/style/classes.ts'
import styles from './menu-button.module.css'
import type { MenuEntry } from './menu-entry.ts'

const loadMenu = () => import('./menu.tsx')
const Menu = lazyPart(async () => ({ default: (await loadMenu()).Menu }))

type MenuButtonProps = ComponentProps<'button'> & { label: string; entries: readonly MenuEntry[] }

/** A plain button that opens a menu; the menu's code is loaded when the button is hovered or focused. */
export function MenuButton({ label, entries, className, children, ...rest }: MenuButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)

  function open() {
    setWanted(true)
    setOpen(true)
  }

  return (
    <>
      <button
        type='button'
        aria-label={label}
        {...rest}
        ref={ref}
        className={classes(styles.button, className)}
        aria-haspopup='menu'
        aria-expanded={isOpen}
        onClick={open}
        onPointerEnter={() => loadEarly(loadMenu)}
        onFocus={() => loadEarly(loadMenu)}
      >
        {children}
      </button>
      {isWanted && (
        <Suspense>
          <Menu
            label={label}
            entries={entries}
            triggerRef={ref}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  )
}

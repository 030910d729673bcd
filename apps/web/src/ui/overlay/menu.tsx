import { Fragment, type RefObject } from 'react'
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { useNavigate } from 'react-router'
import { AriaLocale } from '#ui/aria-locale.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import type { MenuEntry } from './menu-entry.ts'
import styles from './popover.module.css'

export type MenuProps = {
  label: string
  entries: readonly MenuEntry[]
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function Menu({ label, entries, triggerRef, isOpen, onOpenChange }: MenuProps) {
  const navigate = useNavigate()

  function follow(entry: MenuEntry) {
    entry.onSelect?.()
    if (entry.to !== undefined) navigate(entry.to)
  }

  return (
    <AriaLocale>
      <Popover
        aria-label={label}
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        placement='bottom end'
        className={styles.popover ?? ''}
      >
        <AriaMenu
          aria-label={label}
          autoFocus='first'
          onClose={() => onOpenChange(false)}
          className={styles.list ?? ''}
        >
          {entries.map((entry) => (
            <Fragment key={entry.id}>
              {entry.opensGroup && <Separator className={styles.separator ?? ''} />}
              <Entry entry={entry} onAction={() => follow(entry)} />
            </Fragment>
          ))}
        </AriaMenu>
      </Popover>
    </AriaLocale>
  )
}

function Entry({ entry, onAction }: { entry: MenuEntry; onAction: () => void }) {
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      onAction={onAction}
      isDisabled={entry.isDisabled ?? false}
      className={classes(styles.item, entry.isDangerous && styles.bad)}
    >
      {entry.icon && <Icon name={entry.icon} small />}
      <span className={styles.text}>{entry.label}</span>
      {entry.note && <span className={styles.note}>{entry.note}</span>}
    </MenuItem>
  )
}

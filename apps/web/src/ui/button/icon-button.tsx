import type { ComponentProps } from 'react'
import { Link, type LinkProps } from '#platform/page/link.tsx'
import { Icon, type IconName } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './icon-button.module.css'

type Look = { icon: IconName; label: string; small?: boolean; filled?: boolean; hasDot?: boolean }

export function IconButton(props: ComponentProps<'button'> & Look) {
  return <button type='button' {...dressed(props)} />
}

export function IconLink({ to, ...props }: LinkProps & Look) {
  return <Link to={to} {...dressed(props)} />
}

function dressed<Given extends Look & { className?: string | undefined }>(props: Given) {
  const { icon, label, small, filled, hasDot, className, ...rest } = props
  return {
    'aria-label': label,
    ...rest,
    className: classes(styles.button, className),
    children: (
      <>
        <Icon name={icon} small={small} filled={filled} />
        {hasDot && <span className={styles.dot} />}
      </>
    ),
  }
}

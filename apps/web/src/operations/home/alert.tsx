import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/media/icon.tsx'
import { Row } from '#ui/page/row-list.tsx'
import styles from './console.module.css'

type AlertProps = {
  icon: IconName
  tone: 'warn' | 'bad'
  title: string
  action: ReactNode
  children: ReactNode
}

/** Something that needs a person, and what it means. */
export function Alert({ icon, tone, title, action, children }: AlertProps) {
  return (
    <Row mark={<Icon name={icon} small className={styles[tone]} />} actions={action}>
      <b>{title}</b>
      <small>{children}</small>
    </Row>
  )
}

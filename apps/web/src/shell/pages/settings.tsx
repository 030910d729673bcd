import type { ReactNode } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { settings } from '#shell/frame/links.ts'
import { PageHead } from '#shell/frame/page-head.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import styles from './settings.module.css'

type SettingsProps = {
  title: string
  /** A sentence, or what takes its place while it loads. */
  description: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** The layout of every account settings page. */
export function Settings({ title, description, actions, children }: SettingsProps) {
  const t = useText()
  const places = [{ to: '/account-settings', text: 'shell.settings' } as const, ...settings]
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={title} isPrivate />
      <TabLinks
        label={t('shell.settings')}
        links={places.map(({ to, text }) => ({ to, label: t(text) }))}
      />
      <header className={styles.head}>
        <div className={styles.intro}>
          <Heading level={1}>{title}</Heading>
          {typeof description === 'string' ? <p className='soft'>{description}</p> : description}
        </div>
        {actions}
      </header>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { settings } from '#shell/frame/links.ts'
import { PageHead } from '#shell/frame/page-head.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'

type SettingsProps = {
  title: string
  /** A sentence, or its skeleton while it loads. */
  description: ReactNode
  actions?: ReactNode
  children: ReactNode
}

export function Settings({ title, description, actions, children }: SettingsProps) {
  const t = useText()
  const places = [{ to: '/account-settings', text: 'shell.settings' } as const, ...settings]
  return (
    <div className='measure'>
      <PageHead title={title} isPrivate />
      <TabLinks
        label={t('shell.settings')}
        links={places.map(({ to, text }) => ({ to, label: t(text) }))}
      />
      <PageHeading title={title} lead={description} actions={actions} />
      {children}
    </div>
  )
}

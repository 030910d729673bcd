import type { ReactNode } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { settings } from '#shell/frame/links.ts'
import { Page } from '#ui/page/page.tsx'
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
    <Page
      title={title}
      lead={description}
      actions={actions}
      tabs={
        <TabLinks
          label={t('shell.settings')}
          links={places.map(({ to, text }) => ({ to, label: t(text) }))}
        />
      }
    >
      <div>{children}</div>
    </Page>
  )
}

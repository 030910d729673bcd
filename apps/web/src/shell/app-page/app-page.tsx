import { qrPath } from '@marea/contract/platform/qr-path.ts'
import { data, useLoaderData } from 'react-router'
import { cacheable } from '#platform/api/caching.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { loadWhenOnline } from '#platform/page/connection.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { DocumentHead } from '#ui/page/document-head.tsx'
import { Section } from '#ui/page/section.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { Route } from './+types/app-page.ts'
import styles from './app-page.module.css'
import { InstallStatus } from './install-status.tsx'
import { QrCode } from './qr-code.tsx'
import { Screens } from './screens.tsx'

const devices = ['iphone', 'android', 'desktop'] as const
const steps = [1, 2, 3] as const

export function loader({ context }: Route.LoaderArgs) {
  const address = `${context.get(pageContext).config.publicUrl}/app`
  return data({ address, qr: qrPath(address) }, { headers: cacheable() })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadWhenOnline(serverLoader)
}

export default function AppPage() {
  const t = useText()
  const { address, qr } = useLoaderData<typeof loader>()
  return (
    <div className={`measure ${styles.page}`}>
      <DocumentHead title={t('app.title')} description={t('app.description')} />
      <Columns shares={[1, 1]} isCentered>
        <Stack className={styles.intro}>
          <Heading level={1}>{t('app.title')}</Heading>
          <p className={styles.summary}>{t('app.description')}</p>
          <InstallStatus />
          <QrCode address={address} qr={qr} />
        </Stack>
        <Screens />
      </Columns>
      <Section title={t('app.steps')} size='heading'>
        <Columns>
          {devices.map((device) => (
            <Section key={device} title={t(`app.${device}`)} level={3} className={styles.device}>
              <ol>
                {steps.map((step) => (
                  <li key={step}>{t(`app.${device}_${step}`)}</li>
                ))}
              </ol>
            </Section>
          ))}
        </Columns>
      </Section>
    </div>
  )
}

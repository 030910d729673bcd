import type { Release } from '@marea/contract/operations/releases.ts'
import { useLoaderData } from 'react-router'
import { call } from '#platform/api/api.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { Section } from '#ui/page/section.tsx'
import { Stack } from '#ui/page/stack.tsx'
import styles from './releases.module.css'

export function clientLoader() {
  return whenAdmin(() => loadPart(call('GET /admin/releases')))
}

export default function ReleasesPage() {
  const t = useText()
  return (
    <LoadedPage
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('releases.title')}
      lead={t('releases.language')}
      failed={t('releases.load_failed')}
    >
      {({ version, releases }) => (
        <>
          <p>
            <b>{t('releases.running', { version })}</b>
          </p>
          {releases.map((release) => (
            <ReleaseNotes key={release.version} {...release} />
          ))}
        </>
      )}
    </LoadedPage>
  )
}

/** The changelog is written in English. */
function ReleaseNotes({ version, releasedOn, summary, parts }: Release) {
  const time = useTimeFormat()
  return (
    <Section title={`${version} · ${time.day(releasedOn, 'medium')}`}>
      <Stack gap={5} lang='en'>
        <p>{summary}</p>
        {parts.map(({ title, items }) => (
          <Section key={title} title={title} level={3} size='plain'>
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Section>
        ))}
      </Stack>
    </Section>
  )
}

export const HydrateFallback = PageSkeleton

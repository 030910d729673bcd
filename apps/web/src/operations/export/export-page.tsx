import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { ReasonDialog } from '#operations/frame/reason-dialog.tsx'
import { call } from '#platform/api/api.ts'
import { withSecondFactor } from '#platform/api/auth-dialog.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { downloadFrom } from '#platform/api/save-file.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Fact, Facts } from '#ui/page/facts.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { Section } from '#ui/page/section.tsx'
import { PastExports } from './past-exports.tsx'

export function clientLoader() {
  return whenAdmin(() => loadPart(call('GET /admin/exports')))
}

export default function ExportPage() {
  const t = useText()
  return (
    <LoadedPage
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('export.title')}
      lead={t('export.description')}
      failed={t('export.load_failed')}
      actions={<Start />}
    >
      {(exports) => (
        <>
          <Contents />
          <PastExports exports={exports} />
        </>
      )}
    </LoadedPage>
  )
}

function Start() {
  const t = useText()
  const { revalidate } = useRevalidator()
  const [isAsked, setAsked] = useState(false)
  async function start(reason: string) {
    const request = () => call('POST /admin/exports', { body: { reason } })
    const { url } = await withSecondFactor(request)
    setAsked(false)
    downloadFrom(url)
    toast.success(t('export.started'))
    await revalidate()
  }
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('export.start')}</Button>
      {isAsked && (
        <ReasonDialog
          title={t('export.start')}
          effect={<p>{t('export.effect')}</p>}
          confirmLabel={t('export.start')}
          onClose={() => setAsked(false)}
          onConfirm={start}
        />
      )}
    </>
  )
}

function Contents() {
  const t = useText()
  return (
    <Section title={t('export.contents')}>
      <Facts>
        <Fact name={t('export.clear')}>{t('export.clear_body')}</Fact>
        <Fact name={t('export.sealed')}>{t('export.sealed_body')}</Fact>
        <Fact name={t('export.left_out')}>{t('export.left_out_body')}</Fact>
      </Facts>
    </Section>
  )
}

export const HydrateFallback = PageSkeleton

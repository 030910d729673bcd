import type { Site } from '@marea/contract/setup/site.ts'
import type { SetupStep } from '@marea/contract/setup/steps.ts'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { Section } from '#ui/page/section.tsx'
import { OpenSite } from './open-site.tsx'
import { StepList } from './step-list.tsx'

export const headers = personal

export function clientLoader() {
  return whenAdmin(() =>
    loadPart(
      Promise.all([call('GET /admin/setup'), call('GET /admin/site')]).then(([steps, site]) => ({
        steps,
        site,
      })),
    ),
  )
}

export default function SetupPage() {
  const t = useText()
  return (
    <LoadedPage
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('setup.title')}
      lead={t('setup.lead')}
      failed={t('setup.load_failed')}
      isNarrow
    >
      {(setup) => (setup.steps.length > 0 ? <Setup {...setup} /> : <p>{t('setup.demo')}</p>)}
    </LoadedPage>
  )
}

function Setup({ steps, site }: { steps: readonly SetupStep[]; site: Site }) {
  const { revalidate } = useRevalidator()
  const stepsLeft = steps.filter(({ state }) => state !== 'done').length
  return (
    <>
      <Steps steps={steps} />
      <OpenSite site={site} stepsLeft={stepsLeft} onOpened={revalidate} />
    </>
  )
}

function Steps({ steps }: { steps: readonly SetupStep[] }) {
  const t = useText()
  const left = steps.filter(({ state }) => state !== 'done')
  const next = left.find(({ state }) => state === 'open')
  const count = left.length
  return (
    <Section
      title={count === 0 ? t('setup.ready') : t('setup.steps_left', { count })}
      actions={
        next ? (
          <LinkButton to={`/admin/setup/${next.step}`}>
            {t('setup.next', { step: t(`setup.step.${next.step}`) })}
          </LinkButton>
        ) : (
          <LinkButton to='/admin'>{t('setup.to_console')}</LinkButton>
        )
      }
    >
      <StepList steps={steps} />
    </Section>
  )
}

export const HydrateFallback = PageSkeleton

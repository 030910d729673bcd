import { type SetupStep, setupStepNames, setupSteps } from '@marea/contract/setup/steps.ts'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { notFound } from '#platform/api/not-found.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { Inline } from '#ui/page/stack.tsx'
import type { Route } from './+types/setup-step-page.ts'
import { ChangeStep } from './change-step.tsx'
import { CheckStep } from './check-step.tsx'
import { SampleHomes } from './sample-homes.tsx'
import { StepLinks } from './step-links.tsx'
import { StepState } from './step-state.tsx'

export const headers = personal

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return whenAdmin(async () => {
    const [steps, site] = await Promise.all([call('GET /admin/setup'), call('GET /admin/site')])
    const step = steps.find(({ step }) => step === params.step)
    if (!step) throw notFound(request)
    return { step, site }
  })
}

export default function SetupStepPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (!loaded) return <PageSkeleton />
  const { step, site } = loaded
  return (
    <Page
      title={t(`setup.step.${step.step}`)}
      lead={<p>{t(`setup.about.${step.step}`)}</p>}
      back={{ to: '/admin/setup', label: t('setup.back') }}
      actions={<StepState state={step.state} />}
      isNarrow
    >
      <StepLinks step={step.step} />
      {step.step === 'home' && <SampleHomes site={site} onChanged={revalidate} />}
      {setupSteps[step.step].settings.length > 0 && (
        <CheckStep key={step.step} step={step} onChecked={revalidate} />
      )}
      <Inline gap={4} isSpread>
        <ChangeStep key={step.step} step={step} onChanged={revalidate} />
        <NextStep step={step} />
      </Inline>
    </Page>
  )
}

function NextStep({ step: { step } }: { step: SetupStep }) {
  const t = useText()
  const next = setupStepNames[setupStepNames.indexOf(step) + 1]
  if (!next) return <LinkButton to='/admin/setup'>{t('setup.back')}</LinkButton>
  return (
    <LinkButton kind='quiet' to={`/admin/setup/${next}`}>
      {t('setup.next', { step: t(`setup.step.${next}`) })}
    </LinkButton>
  )
}

export const HydrateFallback = PageSkeleton

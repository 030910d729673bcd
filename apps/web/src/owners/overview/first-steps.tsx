import type { FirstStep } from '@marea/contract/owners/overview.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { LinkRow, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { StepMark } from '#ui/state/step-mark.tsx'

const homesPath = '/property-management/homes'

/** Until there is a home, steps about it begin with adding one. */
const pathOf: Record<FirstStep['step'], (home: string | null) => string> = {
  home: (home) => (home ? `${homesPath}/${home}` : `${homesPath}?open=new`),
  photos: (home) => section(home, 'photos'),
  licenses: (home) => section(home, 'licenses'),
  bank: () => '/account-settings/back-account',
  calendar: () => '/property-management/channels',
  publish: (home) => section(home, 'basics'),
}

function section(home: string | null, name: string): string {
  return home ? `${homesPath}/${home}?section=${name}` : `${homesPath}?open=new`
}

export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const t = useText()
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Section
      aria-labelledby='first-steps'
      title={t('first_steps.title')}
      lead={t('first_steps.progress', { done, all: steps.length })}
    >
      <RowList>
        {steps.map(({ step, isDone, home }) => (
          <LinkRow
            key={step}
            to={pathOf[step](home)}
            mark={<StepMark isDone={isDone} />}
            end={<Icon name='right' small />}
          >
            <span className='hidden-label'>
              {t(isDone ? 'first_steps.done' : 'first_steps.open')}{' '}
            </span>
            <b>{t(`first_steps.${step}`)}</b>
            <small>{t(`first_steps.${step}_note`)}</small>
          </LinkRow>
        ))}
      </RowList>
    </Section>
  )
}

import type { FirstStep } from '@marea/contract/owners/overview.ts'
import { Link } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { StepMark } from '#ui/state/step-mark.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './first-steps.module.css'

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
    <section aria-labelledby='first-steps' className={styles.steps}>
      <Heading level={2} id='first-steps' size='name'>
        {t('first_steps.title')}
      </Heading>
      <p className='soft small'>{t('first_steps.progress', { done, all: steps.length })}</p>
      <ol>
        {steps.map(({ step, isDone, home }) => (
          <li key={step}>
            <Link to={pathOf[step](home)}>
              <StepMark isDone={isDone} />
              <span>
                <span className='hidden-label'>
                  {t(isDone ? 'first_steps.done' : 'first_steps.open')}{' '}
                </span>
                <b>{t(`first_steps.${step}`)}</b>
                <span className='soft small'>{t(`first_steps.${step}_note`)}</span>
              </span>
              <Icon name='right' small />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

import { startLine } from '@marea/contract/platform/time/start-line.ts'
import type { Statement } from '@marea/contract/statements/monthly/statement.ts'
import { usePage } from '#platform/page/page.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { ActionLink, TextButton, TextLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { State } from '#ui/text/badge.tsx'
import { DownloadButton } from './download-button.tsx'
import { EmailButton } from './email-button.tsx'
import styles from './statements.module.css'
import { CheckResult, useMonthCheck } from './verify/month-check.tsx'
import { useMoment } from './verify/use-moment.ts'

type SideProps = { statement: Statement; sealsOn: string }

export function StatementSide({ statement, sealsOn }: SideProps) {
  const t = useText()
  const { month, profit, paidOut, closing, sealed } = statement
  const name = startLine(useTimeFormat().day(`${month}-01`, 'month'))
  return (
    <aside className={`unprinted ${styles.side}`}>
      <SideHeading title={name} />
      <SealState statement={statement} sealsOn={sealsOn} />
      <ChangedSince statement={statement} />
      <Stack gap={2}>
        <DownloadButton month={month} format='pdf'>
          {t('statements.download_pdf')}
        </DownloadButton>
        <DownloadButton month={month} format='csv' kind='quiet'>
          {t('statements.download_csv')}
        </DownloadButton>
        <PrintButton />
        <EmailButton month={month} />
      </Stack>
      <Lines>
        <Line label={t('statements.profit')}>
          <Money amount={profit} withCurrency />
        </Line>
        <Line label={t('statements.paid_out')}>
          <Money amount={paidOut} />
        </Line>
        <Line label={sealed ? t('statements.closing_balance') : t('statements.closing_now')}>
          <Money amount={closing} />
        </Line>
      </Lines>
      <Question />
      <Near statement={statement} />
    </aside>
  )
}

function Question() {
  const t = useText()
  const { email } = usePage().config.brand
  return (
    <p className='soft'>
      {t('statements.question')}{' '}
      <TextLink to={email ? `mailto:${email}` : '/chat?support=1'}>
        {t('statements.message_team')}
      </TextLink>
      . {t('statements.question_rest')}
    </p>
  )
}

function SealState({ statement: { month, sealed }, sealsOn }: SideProps) {
  const t = useText()
  const time = useTimeFormat()
  const moment = useMoment()
  const check = useMonthCheck()
  if (!sealed) {
    return (
      <>
        <State tone='info'>{t('statements.still_open')}</State>
        <p className='soft'>{t('statements.open_note', { day: time.day(sealsOn, 'long') })}</p>
      </>
    )
  }
  const isBroken = check.found?.isIntact === false
  return (
    <>
      <State tone={isBroken ? 'bad' : 'good'}>{t('statements.sealed')}</State>
      <p className='soft'>
        {t('statements.sealed_at', { at: moment(sealed.sealedAt) })}.{' '}
        {t('statements.sealed_lines', { count: sealed.lines })}
      </p>
      <CheckResult check={check} />
      <p>
        <TextButton icon='seal' aria-busy={check.isBusy} onClick={() => check.verify(month)}>
          {check.isBusy ? t('statements.verifying') : t('statements.verify')}
        </TextButton>
      </p>
    </>
  )
}

/** Sealed statements never change, so later differences are shown beside them. */
function ChangedSince({ statement: { changedSince } }: { statement: Statement }) {
  const t = useText()
  const language = useLanguage()
  if (changedSince === 0) return null
  const amount = formatMoney(changedSince, language, { sign: 'always', isUnbroken: true })
  return (
    <Notice tone='info' title={t('statements.changed_since')}>
      {t('statements.changed_since_reason', { amount })}
    </Notice>
  )
}

export function SampleSide() {
  const t = useText()
  return (
    <aside className={`unprinted ${styles.side}`}>
      <SideHeading title={t('statements.sample_title')} />
      <State tone='warn'>{t('statements.sample')}</State>
      <p className='soft'>{t('statements.sample_note')}</p>
      <Stack gap={2}>
        <PrintButton />
      </Stack>
    </aside>
  )
}

function SideHeading({ title }: { title: string }) {
  const back = { to: '/property-management/statements', label: useText()('statements.all') }
  return <PageHead title={title} back={back} />
}

function PrintButton() {
  const t = useText()
  return (
    <Button icon='print' kind='quiet' onClick={() => window.print()}>
      {t('statements.print')}
    </Button>
  )
}

function Near({ statement: { previous, next } }: { statement: Statement }) {
  const t = useText()
  const time = useTimeFormat()
  const monthOf = (month: string) => startLine(time.day(`${month}-01`, 'month'))
  return (
    <nav aria-label={t('statements.others')}>
      <Inline isSpread>
        {previous && (
          <ActionLink to={`/property-management/statements/${previous}`} icon='left'>
            {monthOf(previous)}
          </ActionLink>
        )}
        {next && (
          <ActionLink to={`/property-management/statements/${next}`} icon='right'>
            {monthOf(next)}
          </ActionLink>
        )}
      </Inline>
    </nav>
  )
}

import { startLine } from '@marea/contract/platform/time/start-line.ts'
import type { OpenedPayout } from '@marea/contract/statements/financials/opened-payout.ts'
import { returnCodeText } from '@marea/contract/wallet/return-codes.ts'
import { callForFile } from '#platform/api/api.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { payoutTones } from '#statements/payouts/payout-texts.ts'
import { LedgerTable } from '#statements/reports/figure/ledger-sheet.tsx'
import { Button } from '#ui/button/button.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Answer } from '#ui/page/answer.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { State } from '#ui/text/badge.tsx'
import { PayoutLines } from './payout-lines.tsx'
import type { PayoutLinks } from './payout-links.ts'
import { PayoutSum } from './payout-sum.tsx'

type PayoutViewProps = { payout: OpenedPayout; links: PayoutLinks }

export function PayoutView({ payout, links }: PayoutViewProps) {
  const t = useText()
  const isBack = payout.status === 'returned' || payout.status === 'rejected'
  return (
    <>
      {isBack && <Notice tone='warn' title={t('payout.came_back')} />}
      <Columns>
        <Section aria-labelledby='payout-pays' title={t('payout.pays')}>
          <PayoutSum payout={payout} links={links} />
        </Section>
        <Steps payout={payout} />
      </Columns>
      <Section
        aria-labelledby='payout-lines'
        title={t('payout.lines')}
        actions={<SaveFile payout={payout} links={links} />}
      >
        <PayoutLines payout={payout} links={links} />
        <Statements payout={payout} links={links} />
      </Section>
      <Stack gap={3}>
        <LedgerTable postings={payout.postings} />
        <p className='soft small'>{t('reports.sheet.fixed')}</p>
      </Stack>
    </>
  )
}

export function PayoutFacts({ payout }: Pick<PayoutViewProps, 'payout'>) {
  const t = useText()
  const { amount, status, bankAccount, isScheduled } = payout
  const { bankName: bank, lastFour } = bankAccount
  return (
    <Answer
      about={t(isScheduled ? 'payout.scheduled' : 'payout.by_request')}
      amount={amount.amount}
    >
      <Inline gap={4}>
        <State tone={payoutTones[status]}>{t(`payouts.state.${status}`)}</State>
        <span>{t('payout.to', { bank, lastFour })}</span>
      </Inline>
    </Answer>
  )
}

function Steps({ payout: { steps, status, arrivesOn } }: { payout: OpenedPayout }) {
  const t = useText()
  const time = useTimeFormat()
  const isUnderway = status === 'requested' || status === 'approved' || status === 'sent'
  return (
    <Section aria-labelledby='payout-steps' title={t('payout.steps')}>
      <Lines>
        {steps.map(({ status: step, at, reason, returnCode: code }) => (
          <Line
            key={step}
            label={t(step === 'requested' ? 'payout.requested' : `payouts.state.${step}`)}
            note={code ? t(returnCodeText(code), { code }) : reason}
          >
            <time dateTime={at}>
              {time.companyDay(at, 'medium')}, {time.companyTime(at)}
            </time>
          </Line>
        ))}
      </Lines>
      {isUnderway && (
        <p className='soft small'>{t('payout.arrives', { day: time.day(arrivesOn, 'long') })}</p>
      )}
    </Section>
  )
}

type PartProps = Pick<PayoutViewProps, 'payout' | 'links'>

function SaveFile({ payout: { id, steps }, links: { file } }: PartProps) {
  const t = useText()
  const language = useLanguage()
  const { isBusy, error, attempt } = useAttempt()
  const day = useTimeFormat().dateOf(steps[0]?.at ?? 0)

  function save() {
    attempt(async () => {
      const bytes = await callForFile(file, { params: { id }, query: { language } })
      saveFile(`marea-payout-${day}-${id.slice(0, 8)}.csv`, bytes)
    })
  }

  return (
    <>
      <Button icon='download' kind='quiet' small busy={isBusy} onClick={save}>
        {t('payout.csv')}
      </Button>
      <ActionError title={t('payout.csv_failed')} error={error} />
    </>
  )
}

/** The months whose statements include these lines. */
function Statements({ payout: { lines }, links: { statement } }: PartProps) {
  const t = useText()
  const time = useTimeFormat()
  const months = new Set(lines.map(({ at }) => time.dateOf(at).slice(0, 7)))
  if (!statement || months.size === 0) return null
  return (
    <div>
      <p className='soft small'>{t('payout.statements')}</p>
      <Inline gap={4}>
        {[...months].toSorted().map((month) => (
          <ActionLink key={month} to={statement(month)}>
            {startLine(time.day(`${month}-01`, 'month'))}
          </ActionLink>
        ))}
      </Inline>
    </div>
  )
}

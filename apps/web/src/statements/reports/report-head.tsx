import { reportNames } from '@marea/contract/statements/reports/choices.ts'
import { callForFile } from '#platform/api/api.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { LinkRow, RowList } from '#ui/page/row-list.tsx'
import { Disclosure } from '#ui/state/disclosure.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import { closedRows, type ReportAddress, reportLink } from './report-address.ts'
import styles from './reports.module.css'

const formats = ['csv', 'xlsx', 'pdf'] as const
type Format = (typeof formats)[number]

const files = {
  csv: 'GET /owner/reports/:report/table.csv',
  xlsx: 'GET /owner/reports/:report/table.xlsx',
  pdf: 'GET /owner/reports/:report/table.pdf',
} as const

export function ReportHead({ shown, hasFiles }: { shown: ReportAddress; hasFiles: boolean }) {
  const t = useText()
  const links = reportNames.map((report) => ({
    to: reportLink(shown, { report, ...closedRows }),
    label: t(`reports.name.${report}`),
    isCurrent: report === shown.report,
  }))
  return (
    <>
      <PageHead title={t('reports.title')} actions={hasFiles && <Exports shown={shown} />} />
      <div className={`unprinted ${styles.tabs}`}>
        <TabLinks label={t('reports.choose')} links={links} />
      </div>
      <ReportPicker current={t(`reports.name.${shown.report}`)} links={links} />
    </>
  )
}

type ReportLinks = { to: string; label: string; isCurrent: boolean }[]

/** On a phone the reports are a list that opens, because six tabs would scroll out of sight. */
function ReportPicker({ current, links }: { current: string; links: ReportLinks }) {
  const t = useText()
  return (
    // The key remounts the list, which closes it, when another report is shown.
    <Disclosure
      isRow
      key={current}
      className={`unprinted ${styles.picker}`}
      title={`${t('reports.report')}: ${current}`}
    >
      <nav aria-label={t('reports.choose')}>
        <RowList>
          {links.map(({ to, label, isCurrent }) => (
            <LinkRow key={label} to={to} aria-current={isCurrent ? 'page' : undefined}>
              {isCurrent ? <b>{label}</b> : label}
            </LinkRow>
          ))}
        </RowList>
      </nav>
    </Disclosure>
  )
}

function Exports({ shown }: { shown: ReportAddress }) {
  const t = useText()
  const language = useLanguage()
  const { isBusy, error, attempt } = useAttempt()
  const { report, from, to, home, basis } = shown

  function save(format: Format) {
    const query = {
      basis,
      language,
      ...(from && { from }),
      ...(to && { to }),
      ...(home && { home }),
    }
    return attempt(async () => {
      const file = await callForFile(files[format], { params: { report }, query })
      saveFile(`marea-${report}.${format}`, file)
    })
  }

  return (
    <div className='unprinted'>
      <fieldset className={styles.exports} aria-busy={isBusy}>
        <legend className='soft small'>{t('reports.export')}</legend>
        {formats.map((format) => (
          <TextButton
            key={format}
            aria-label={t('reports.export_as', { format: format.toUpperCase() })}
            onClick={() => save(format)}
          >
            {format.toUpperCase()}
          </TextButton>
        ))}
        <TextButton onClick={() => window.print()}>{t('reports.print')}</TextButton>
      </fieldset>
      {error !== null && <Notice tone='bad' title={t('reports.export_failed')} />}
    </div>
  )
}

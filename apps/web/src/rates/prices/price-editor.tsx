import type { HomePrices, PricePreview } from '@marea/contract/rates/prices.ts'
import type { ReactNode } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { LeaveDialog } from '#ui/overlay/leave-dialog.tsx'
import { Section } from '#ui/page/section.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { BackTest } from './back-test.tsx'
import { CopyNotice } from './copy-notice.tsx'
import { type CopiedRules, isSameEdit } from './copy-rules.ts'
import { PriceChart } from './price-chart.tsx'
import {
  BaseRule,
  DiscountRule,
  GapRule,
  LeadRule,
  LimitRule,
  WeekdayRule,
} from './rule-fields.tsx'
import styles from './rules.module.css'
import { rulesOf } from './rules-draft.ts'
import { SampleStay } from './sample-stay.tsx'
import { SaveBar } from './save-bar.tsx'
import { SeasonRule } from './season-rule.tsx'
import type { Outlook } from './use-outlook.ts'
import { type PriceEditor as Editor, usePriceEditor } from './use-price-editor.ts'

type PriceEditorProps = {
  prices: HomePrices
  outlook: Outlook
  /** Rules of another home that the editor starts with. */
  copied: CopiedRules | undefined
  /** Draws the lines of a price as guests see them. */
  linesOf: (sample: PricePreview['sample']) => ReactNode
}

export function PriceEditor({ prices, outlook, copied, linesOf }: PriceEditorProps) {
  const t = useText()
  const editor = usePriceEditor(prices, outlook, copied?.rules)
  return (
    <>
      {copied && <CopyNotice copied={copied} editor={editor} />}
      <div className={styles.columns}>
        <form onSubmit={(event) => event.preventDefault()} noValidate>
          <Section title={t('prices.rules')} size='heading' lead={t('prices.rules_description')}>
            <BaseRule editor={editor} />
            <SeasonRule editor={editor} />
            <WeekdayRule editor={editor} />
            <LeadRule editor={editor} part='lastMinute' />
            <LeadRule editor={editor} part='earlyBird' />
            <DiscountRule editor={editor} />
            <GapRule editor={editor} />
            <LimitRule editor={editor} />
          </Section>
        </form>
        <Preview editor={editor} linesOf={linesOf} />
      </div>
      <Past editor={editor} />
      <SaveBar editor={editor} />
      <LeaveDialog isDirty={editor.parts.length > 0} isSameEdit={isSameEdit}>
        {t('prices.leave_description')}
      </LeaveDialog>
    </>
  )
}

type PreviewProps = { editor: Editor; linesOf: PriceEditorProps['linesOf'] }

function Preview({ editor, linesOf }: PreviewProps) {
  const t = useText()
  const { preview, previewError, isPending } = editor.outlook
  return (
    <Stack gap={6} className={styles.outlook}>
      <ActionError title={t('prices.preview_failed')} error={previewError} />
      {preview.value && (
        <>
          <PriceChart
            preview={preview.value}
            limits={rulesOf(editor.draft)}
            isPending={isPending}
          />
          <SampleStay
            preview={preview.value}
            isPending={isPending}
            onChoose={editor.choose}
            lines={linesOf(preview.value.sample)}
          />
        </>
      )}
    </Stack>
  )
}

function Past({ editor }: { editor: Editor }) {
  const t = useText()
  const { backTest, isPending } = editor.outlook
  if (backTest.value) return <BackTest tested={backTest.value} isPending={isPending} />
  return <ActionError title={t('prices.back_test_failed')} error={backTest.error} />
}

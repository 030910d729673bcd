import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Notice } from '#ui/state/notice.tsx'
import styles from './save-bar.module.css'
import type { PriceEditor } from './use-price-editor.ts'

export function SaveBar({ editor }: { editor: PriceEditor }) {
  const { theirs, error, parts, canUndo } = editor
  if (theirs) return <Outdated editor={editor} />
  if (error !== null) return <NotSaved editor={editor} />
  if (parts.length > 0) return <Unsaved editor={editor} />
  return canUndo ? <Saved editor={editor} /> : null
}

function Unsaved({ editor }: { editor: PriceEditor }) {
  const t = useText()
  const { parts, isBusy, isValid, save, discard } = editor
  const names = parts.map((part) => t(`prices.part.${part}`)).join(', ')
  return (
    <Inline isSpread className={`${styles.bar} ${styles.unsaved}`} role='status' data-foot-action>
      <p>
        <b>{isBusy ? t('prices.saving') : t('prices.unsaved', { count: parts.length })}</b>{' '}
        <span className='soft'>{isValid ? names : t('prices.fix_errors')}</span>
      </p>
      <Inline gap={2}>
        <Button kind='quiet' small onClick={discard} disabled={isBusy}>
          {t('prices.discard')}
        </Button>
        <Button small busy={isBusy} onClick={save} disabled={!isValid}>
          {t('prices.save')}
        </Button>
      </Inline>
    </Inline>
  )
}

function Saved({ editor }: { editor: PriceEditor }) {
  const t = useText()
  return (
    <div className={styles.bar}>
      <Notice
        tone='good'
        title={t('prices.saved')}
        isAnnounced
        actions={
          <Button kind='quiet' small busy={editor.isBusy} onClick={() => editor.undo()}>
            {t('prices.undo')}
          </Button>
        }
      >
        {t('prices.saved_description')}
      </Notice>
    </div>
  )
}

function NotSaved({ editor }: { editor: PriceEditor }) {
  const t = useText()
  return (
    <div className={styles.bar}>
      <ActionError
        title={`${t('prices.not_saved')}. ${t('prices.not_saved_description')}`}
        error={editor.error}
        actions={
          <Button small busy={editor.isBusy} onClick={editor.save}>
            {t('error.again')}
          </Button>
        }
      />
    </div>
  )
}

function Outdated({ editor }: { editor: PriceEditor }) {
  const t = useText()
  const { theirs, theirParts, isBusy, keepMine, takeTheirs } = editor
  const names = theirParts.map((part) => t(`prices.part.${part}`)).join(', ')
  return (
    <div className={styles.bar}>
      <Notice
        tone='warn'
        icon='people'
        title={t('prices.outdated', { who: theirs?.changedBy ?? t('prices.someone') })}
        isAnnounced
        actions={
          <>
            <Button kind='quiet' small onClick={() => takeTheirs()}>
              {t('prices.take_theirs')}
            </Button>
            <Button small busy={isBusy} onClick={() => keepMine()}>
              {t('prices.keep_mine')}
            </Button>
          </>
        }
      >
        {t('prices.outdated_description', { parts: names })}
      </Notice>
    </div>
  )
}

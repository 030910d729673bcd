import type { TextKey } from '@marea/contract/texts/keys.ts'
import { Key } from '#operations/key.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import styles from './console-frame.module.css'
import { areShortcutsOn, switchShortcuts } from './use-shortcuts.ts'

const rows: readonly { text: TextKey; keys: readonly string[] }[] = [
  { text: 'console.shortcut.search', keys: ['/'] },
  { text: 'console.shortcut.queue', keys: ['0', '–', '9'] },
  { text: 'console.shortcut.move', keys: ['J', 'K'] },
  { text: 'console.shortcut.home', keys: ['G', 'H'] },
  { text: 'console.shortcut.close', keys: ['Esc'] },
  { text: 'console.shortcut.all', keys: ['?'] },
]

export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Dialog isOpen onClose={onClose} title={t('console.shortcuts')}>
      <dl className={styles.keyTable}>
        {rows.map(({ text, keys }) => (
          <div key={text}>
            <dt>{t(text)}</dt>
            <dd>
              {keys.map((key) =>
                key === '–' ? <span key={key}>–</span> : <Key key={key}>{key}</Key>,
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        defaultChecked={areShortcutsOn()}
        note={t('console.shortcuts_note')}
        onChange={({ target }) => switchShortcuts(target.checked)}
      >
        {t('console.shortcuts_on')}
      </Switch>
    </Dialog>
  )
}

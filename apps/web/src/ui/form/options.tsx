import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { useText } from '#platform/texts/texts.tsx'
import { Icon } from '#ui/media/icon.tsx'
import styles from '#ui/overlay/popover.module.css'

export type Option = { id: string; label: string; note?: string; isDisabled?: boolean }

export function Options({ options }: { options: readonly Option[] }) {
  const t = useText()
  return (
    <Popover className={styles.popover ?? ''} offset={6}>
      <ListBox
        className={styles.list ?? ''}
        renderEmptyState={() => <p className={styles.none}>{t('ui.no_matches')}</p>}
      >
        {options.map((option) => (
          <ListBoxItem
            key={option.id}
            id={option.id}
            textValue={option.label}
            isDisabled={option.isDisabled ?? false}
            className={styles.item ?? ''}
          >
            <span className={styles.text}>{option.label}</span>
            {option.note && <span className={styles.note}>{option.note}</span>}
            <Icon name='check' small className={styles.tick} />
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  )
}

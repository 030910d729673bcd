import { useText } from '#platform/texts/texts.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './amounts-note.module.css'

export function AmountsNote() {
  const t = useText()
  return <p className={classes('tiny soft', styles.note)}>{t('ui.amounts_in_usd')}</p>
}

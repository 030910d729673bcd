import styles from './channels.module.css'

/** The name of a channel with its initial in a circle. */
export function ChannelName({ name }: { name: string }) {
  return (
    <span className={styles.channel}>
      <span className={styles.initial} aria-hidden='true'>
        {name.slice(0, 1).toUpperCase()}
      </span>
      {name}
    </span>
  )
}

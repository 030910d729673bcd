import { type ChangeEvent, type ReactNode, useId } from 'react'
import { buttonClass } from '#ui/button/button.tsx'
import { Icon, type IconName } from '#ui/media/icon.tsx'
import styles from './file-button.module.css'

type FileButtonProps = {
  icon: IconName
  label: ReactNode
  /** The types that may be chosen. */
  accept: string
  /** Phones open their camera. */
  isCamera?: boolean
  /** What may be chosen, or what was. */
  hint?: ReactNode
  onChoose: (file: File) => void
}

/** Chooses a file; the same one may be chosen again. */
export function FileButton({ icon, label, accept, isCamera, hint, onChoose }: FileButtonProps) {
  const id = useId()

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = ''
    if (file) onChoose(file)
  }

  return (
    <div className={styles.choice}>
      <input
        id={id}
        className='hidden-label'
        type='file'
        accept={accept}
        capture={isCamera ? 'environment' : undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={choose}
      />
      <label htmlFor={id} className={buttonClass({ kind: 'quiet', wide: true })}>
        <Icon name={icon} small />
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className='soft small'>
          {hint}
        </p>
      )}
    </div>
  )
}

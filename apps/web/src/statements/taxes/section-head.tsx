import { Heading } from '#ui/text/heading.tsx'
import { type Download, DownloadFiles } from './download-files.tsx'
import styles from './taxes.module.css'

type SectionHeadProps = {
  id: string
  title: string
  description: string
  files: readonly Download[]
}

export function SectionHead({ id, title, description, files }: SectionHeadProps) {
  return (
    <header className={styles.sectionHead}>
      <div>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <p className='soft'>{description}</p>
      </div>
      <DownloadFiles files={files} />
    </header>
  )
}

import { Icon } from '#ui/media/icon.tsx'
import { type IconName, iconPaths } from '#ui/media/icon-paths.ts'
import { Stack } from '#ui/page/stack.tsx'
import { classes } from '#ui/style/classes.ts'
import { Heading } from '#ui/text/heading.tsx'
import styles from './ui-page.module.css'
import { useSampleTexts } from './ui-texts.ts'

const colors = [
  'shell',
  'paper',
  'sand',
  'tide',
  'tide-deep',
  'line',
  'edge',
  'ink',
  'ink-soft',
  'lagoon',
  'coral',
  'gold',
  'good',
  'warn',
  'bad',
  'info',
]

export function Colors() {
  return (
    <ul className={styles.swatches}>
      {colors.map((name) => (
        <li key={name}>
          <div className={styles.swatch} style={{ background: `var(--${name})` }} />
          {name}
        </li>
      ))}
    </ul>
  )
}

export function Type() {
  const words = useSampleTexts()
  return (
    <Stack>
      <Heading level={3} size='display'>
        {words.display}
      </Heading>
      <Heading level={3} size='title'>
        {words.sampleTitle}
      </Heading>
      <Heading level={3} size='heading'>
        {words.noHome}
      </Heading>
      <Heading level={3} size='name'>
        {words.sampleName}
      </Heading>
      <Heading level={3}>{words.stay}</Heading>
      <p>{words.sampleText}</p>
      <p className='soft small'>{words.nameHint}</p>
      <p className={styles.quote}>{words.sampleQuote}</p>
    </Stack>
  )
}

export function Icons() {
  return (
    <ul className={classes('soft', styles.swatches, styles.icons)}>
      {Object.keys(iconPaths)
        .filter(isIcon)
        .map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
    </ul>
  )
}

function isIcon(name: string): name is IconName {
  return name in iconPaths
}

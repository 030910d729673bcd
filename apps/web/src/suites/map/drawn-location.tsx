import styles from '#suites/page/location.module.css'
import { classes } from '#ui/style/classes.ts'
import { project } from './coast.ts'
import { CoastDrawing, pinClass, place } from './coast-drawing.tsx'

export type HomeMapProps = { latitude: number; longitude: number; label: string }

/** The home on our static map, for browsers without WebGL. */
export default function DrawnLocation({ latitude, longitude, label }: HomeMapProps) {
  const at = project(longitude, latitude)
  return (
    <CoastDrawing
      view={{ ...at, width: 360, height: 200 }}
      label={label}
      className={styles.drawing}
    >
      <i className={classes(pinClass, styles.dot)} style={place(at)} />
    </CoastDrawing>
  )
}

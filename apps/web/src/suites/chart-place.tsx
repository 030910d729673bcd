import { classes } from '#ui/classes.ts'
import { Chart, pinClass, place } from './chart.tsx'
import { project } from './coast.ts'
import styles from './place.module.css'

export type HomeMapProps = { latitude: number; longitude: number; label: string }

/** The home on our drawing, for browsers that cannot draw the map. */
export default function ChartPlace({ latitude, longitude, label }: HomeMapProps) {
  const at = project(longitude, latitude)
  return (
    <Chart view={{ ...at, width: 360, height: 200 }} label={label} className={styles.chart}>
      <i className={classes(pinClass, styles.dot)} style={place(at)} />
    </Chart>
  )
}

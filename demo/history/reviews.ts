import { casaAlmendroReviews } from '../reviews/casa-almendro.ts'
import { casaArenaReviews } from '../reviews/casa-arena.ts'
import { casaCoralinaReviews } from '../reviews/casa-coralina.ts'
import { casaDunaReviews } from '../reviews/casa-duna.ts'
import { casaFarolReviews } from '../reviews/casa-farol.ts'
import { casaHorizonteReviews } from '../reviews/casa-horizonte.ts'
import { casaLienzoReviews } from '../reviews/casa-lienzo.ts'
import { casaLuceroReviews } from '../reviews/casa-lucero.ts'
import { casaMalvaReviews } from '../reviews/casa-malva.ts'
import { casaPonienteReviews } from '../reviews/casa-poniente.ts'
import { casaVerbenaReviews } from '../reviews/casa-verbena.ts'
import { villaBugambiliaReviews } from '../reviews/villa-bugambilia.ts'
import type { DemoReview } from './review.ts'

/** By the slug of the home, newest stay first. */
export const reviews: Record<string, DemoReview[]> = {
  'casa-almendro': casaAlmendroReviews,
  'casa-arena': casaArenaReviews,
  'casa-coralina': casaCoralinaReviews,
  'casa-duna': casaDunaReviews,
  'casa-farol': casaFarolReviews,
  'casa-horizonte': casaHorizonteReviews,
  'casa-lienzo': casaLienzoReviews,
  'casa-lucero': casaLuceroReviews,
  'casa-malva': casaMalvaReviews,
  'casa-poniente': casaPonienteReviews,
  'casa-verbena': casaVerbenaReviews,
  'villa-bugambilia': villaBugambiliaReviews,
}

import type { DemoPost } from './post.ts'

export const murals: DemoPost = {
  author: 'Nadia Brooks',
  cover: 'wynwood-mural-loft/01-hero',
  daysAgo: 52,
  en: {
    title: 'A wall lasts about a year',
    summary: 'Wynwood repaints itself. How to look at it, and when.',
    body: [
      'The first thing to know about the murals in Wynwood is that they are not permanent. A warehouse wall here is repainted every year or so, often on the same week in late fall, and the work you photographed in March may be under a giant parrot by December. Painters know this when they start. It makes them fast, and generous.',
      '## Go early, go on a weekday',
      'By eleven on a Saturday you will mostly see other people’s phones. At eight on a Tuesday the streets belong to delivery trucks, and the low sun does half the work. Walk the numbered streets, not only the avenue: the best walls face parking lots.',
      '## Look at the edges',
      'From across the street a mural is an image. From a yard away it is weather. Look for the drips, the ghost of the last painting under the new one, the place where the roller could not reach. Painters sign low on the right, with a year. If there is no year, it is new.',
      '## Say hello',
      'If you see a lift and a person with paint on their shoes, they are usually glad to talk once they come down. Do not shout up. Bring a cold drink and wait.',
      '## When you are done',
      '- Coffee roasters open at seven, galleries at eleven.\n- The side streets north of Twenty-Ninth are quieter and have the older brick.\n- In the evening the neighborhood gets loud until late. If you sleep here, that is the point. If you do not want that, sleep in [Edgewater](/?where=edgewater), ten minutes away on foot.',
      '> “I paint it for the people on the bus. They see it twice a day.”',
      'We keep a small rule at the loft with the big wall, [Casa Verbena](/suite-details/casa-verbena): nobody paints over the courtyard until the guest who booked it has seen it.',
    ],
    coverAlt: 'Brick loft with full-height mural and string lights',
  },
  es: {
    title: 'Un muro dura más o menos un año',
    summary: 'Wynwood se vuelve a pintar solo. Cómo mirarlo, y cuándo.',
    body: [
      'Lo primero que hay que saber de los murales de Wynwood es que no se quedan. Cada muro se repinta más o menos una vez al año, muchas veces en la misma semana de fines de otoño, y lo que usted fotografió en marzo puede estar en diciembre debajo de un loro gigante. Quien pinta lo sabe desde el primer día. Por eso trabaja rápido y sin guardarse nada.',
      '## Temprano y entre semana',
      'Un sábado a las once se ven sobre todo teléfonos. Un martes a las ocho la calle es de los camiones de reparto, y el sol bajo hace la mitad del trabajo. Camine por las calles con número y no solo por la avenida: los mejores muros dan a los estacionamientos.',
      '## Mire las orillas',
      'Desde la otra acera, un mural es una imagen. A un metro es otra cosa: los chorreados, el fantasma de la pintura anterior, el rincón al que no llegó el rodillo. La firma está abajo a la derecha, con el año. Si no tiene año, es nuevo.',
      '## Salude',
      'Si ve una grúa y a alguien con los zapatos manchados, casi siempre le va a gustar conversar cuando baje. No le grite desde la calle. Lleve algo frío y espere.',
      '## Al terminar',
      '- Los cafés abren a las siete; las galerías, a las once.\n- Al norte de la Veintinueve las calles son más tranquilas y queda el ladrillo viejo.\n- De noche la zona suena hasta tarde. Si duerme aquí, de eso se trata. Si no, duerma en [Edgewater](/?where=edgewater), a diez minutos a pie.',
      '> “Yo lo pinto para la gente del autobús, que lo ve dos veces al día”.',
      'En [Casa Verbena](/suite-details/casa-verbena), el loft del muro grande, tenemos una regla: el patio no se repinta hasta que lo haya visto quien lo reservó.',
    ],
    coverAlt: 'Loft de ladrillo con gran mural y guirnaldas de luces',
  },
}

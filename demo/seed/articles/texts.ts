/** What operations has written for the blog and the FAQs besides what every installation begins with. */
const none = { title: '', summary: '', body: '', coverAlt: '' }

export const scheduledPost = {
  en: {
    ...none,
    title: 'Art week, without the traffic',
    summary: 'Which homes are within walking distance of the fairs.',
    body: 'In the first week of December the city slows down on wheels and speeds up on foot.\n\nFrom Wynwood and the Design District you can walk to most openings. From Miami Beach, take the trolley before noon.',
  },
  es: {
    ...none,
    title: 'La semana del arte, sin tráfico',
    summary: 'Qué casas están a pie de las ferias.',
    body: 'En la primera semana de diciembre la ciudad va lenta en auto y rápida a pie.\n\nDesde Wynwood y el Design District se llega caminando a casi todas las inauguraciones. Desde Miami Beach, tome el trolley antes del mediodía.',
  },
}

export const draftPost = {
  en: {
    ...none,
    title: 'Where we swim in winter',
    summary: 'Three pools and two beaches that stay warm.',
    body: 'The bay is at its clearest in January. We asked our owners where they go.',
  },
  es: none,
}

export const scheduledQuestion = {
  en: {
    ...none,
    title: 'Can I store my luggage after check-out?',
    body: 'At most homes, yes, until 6 PM. Write to us the day before.',
  },
  es: {
    ...none,
    title: '¿Puedo dejar mi equipaje después de la salida?',
    body: 'En la mayoría de las casas, sí, hasta las 6 p.m. Escríbanos el día anterior.',
  },
}

export const draftQuestion = {
  en: {
    ...none,
    title: 'Is there a charger for electric cars?',
    body: 'Some homes have one. Look for “EV charger” under amenities.',
  },
  es: none,
}

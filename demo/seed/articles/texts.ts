/** What operations has written for the blog and the FAQs besides what every installation begins with. */
const none = { title: '', summary: '', body: '', coverAlt: '' }

export const publishedPost = {
  en: {
    title: 'A slow day on Key Biscayne',
    summary: 'Coffee, the lighthouse and a swim, all within two miles.',
    body: [
      'The island is quiet before nine. Park once, and walk or bike for the rest of the day.',
      '## Morning',
      'Start at the **village green** with a *cortadito*, then take the shaded path south to the lighthouse. It opens at nine, except Tuesdays and Wednesdays.',
      '## Afternoon',
      'Bring to the beach:',
      '- water shoes, for the rocks by the seawall\n- a hat\n- small bills for the fruit stand',
      '> The best light on the water is an hour before sunset, from the west side.',
      'Our homes nearby are on the [search page](/?where=key-biscayne).',
    ].join('\n\n'),
    coverAlt: 'White and timber beach house behind the dunes',
  },
  es: {
    title: 'Un día tranquilo en Key Biscayne',
    summary: 'Café, el faro y un baño en el mar, todo en tres kilómetros.',
    body: [
      'La isla está tranquila antes de las nueve. Estacione una vez y camine o vaya en bicicleta el resto del día.',
      '## Por la mañana',
      'Empiece en la **plaza del pueblo** con un *cortadito* y siga el sendero con sombra hacia el sur, hasta el faro. Abre a las nueve, excepto martes y miércoles.',
      '## Por la tarde',
      'Lleve a la playa:',
      '- zapatos de agua, por las rocas junto al malecón\n- un sombrero\n- billetes pequeños para el puesto de frutas',
      '> La mejor luz sobre el agua es una hora antes del atardecer, desde el lado oeste.',
      'Nuestras casas cercanas están en la [búsqueda](/?where=key-biscayne).',
    ].join('\n\n'),
    coverAlt: 'Casa de playa blanca y de madera tras las dunas',
  },
}

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

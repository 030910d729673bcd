import type { DemoPost } from './post.ts'

export const totalPrice: DemoPost = {
  author: 'Camila Ortega',
  cover: 'fisher-island-terrace-residence/02-lounge',
  daysAgo: 6,
  en: {
    title: 'Total price, upfront',
    summary: 'Why the first price you see is the price you pay.',
    body: [
      'A stay has a nightly rate, a cleaning fee, maybe a pet fee, and taxes for the state, the county and the city. Most sites show you the first of these and save the rest for the last page. We think you deserve the whole number from the start.',
      'We add everything up before showing you a price. The same calculation produces the number in search, on the home’s page, at checkout and on your receipt, and you can see every line of it.',
      'It can make our homes look more expensive in a list. We’d rather lose a click than a guest.',
    ],
    coverAlt: 'Outdoor lounge facing the sunset',
  },
  es: {
    title: 'El precio total, desde el inicio',
    summary: 'Por qué el primer precio que ve es el que paga.',
    body: [
      'Una estancia tiene una tarifa por noche, un cargo por limpieza, quizá uno por mascota, e impuestos del estado, del condado y de la ciudad. La mayoría de los sitios muestra lo primero y deja lo demás para la última página. Creemos que usted merece ver el total desde el inicio.',
      'Sumamos todo antes de mostrarle un precio. El mismo cálculo da el número de la búsqueda, de la página de la casa, del pago y del recibo, y usted puede ver cada línea.',
      'Así nuestras casas pueden parecer más caras en una lista. Preferimos perder un clic antes que un huésped.',
    ],
    coverAlt: 'Sala exterior frente al atardecer',
  },
}

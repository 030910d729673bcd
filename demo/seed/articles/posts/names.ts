import type { DemoPost } from './post.ts'

export const names: DemoPost = {
  author: 'Nadia Brooks',
  cover: 'coconut-grove-tropical-modern/02-courtyard',
  daysAgo: 14,
  en: {
    title: 'How a home gets its name',
    summary: 'Casa Almendro, not “Stunning 4BR with pool.”',
    body: [
      'A listing describes what you can count: bedrooms, beds, square feet. A name says what you’ll remember: the almond tree at the gate, the bougainvillea over the wall, the mural across from the loft.',
      'So we name homes the way families do, after something you can see from the front door. The numbers come right below, in smaller type, where they’re easy to find.',
    ],
    coverAlt: 'Garden courtyard and pool',
  },
  es: {
    title: 'Cómo recibe su nombre una casa',
    summary: 'Casa Almendro, no “Espectacular 4 hab. con piscina”.',
    body: [
      'Un anuncio describe lo que se cuenta: dormitorios, camas, metros. Un nombre dice lo que se recuerda: el almendro de la entrada, la bugambilia sobre el muro, el mural frente al loft.',
      'Por eso nombramos las casas como lo hacen las familias, por algo que se ve desde la puerta. Los números van justo debajo, en letra más pequeña, donde es fácil encontrarlos.',
    ],
    coverAlt: 'Patio ajardinado y piscina',
  },
}

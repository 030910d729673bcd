import type { HomeGuide } from '@marea/contract/suites/home-guide.ts'

export const coralinaGuide: HomeGuide = {
  doorCode: '902614',
  wifiNetwork: 'Coralina',
  wifiPassword: 'ninety-steps',
  steps: [
    {
      title: { en: 'Find the pink canopy', es: 'Busque la marquesina rosa' },
      text: {
        en: 'The entrance is at 1026 Ocean Drive. Enter your code at the street door.',
        es: 'La entrada está en el 1026 de Ocean Drive. Ingrese su código en la puerta de la calle.',
      },
      photo: 'south-beach-deco-suite/01-hero',
    },
    {
      title: {
        en: 'Take the elevator to the third floor',
        es: 'Suba en el elevador al tercer nivel',
      },
      text: {
        en: 'Suite 3A is on the left. The same code opens the door.',
        es: 'La Suite 3A está a la izquierda. El mismo código abre la puerta.',
      },
      photo: null,
    },
  ],
  chapters: [
    {
      title: { en: 'Parking', es: 'Estacionamiento' },
      text: {
        en: 'The building has no garage. Use the public garage at 12th and Collins, about $20 a day.',
        es: 'El edificio no tiene garaje. Use el estacionamiento público de la calle 12 con Collins, unos $20 por día.',
      },
    },
    {
      title: { en: 'Beach', es: 'Playa' },
      text: {
        en: 'Beach chairs and an umbrella are in the hall closet.',
        es: 'Las sillas de playa y la sombrilla están en el clóset del pasillo.',
      },
    },
  ],
  places: [
    {
      name: 'Lummus Park',
      kind: 'beach',
      why: {
        en: 'Across the street, with showers and shade. Best before 10 AM.',
        es: 'Al otro lado de la calle, con regaderas y sombra. Mejor antes de las 10 a.m.',
      },
      address: 'Ocean Drive',
      mapUrl: '',
    },
  ],
}

import type { HomeGuide } from '@marea/contract/suites/home-guide.ts'

const folder = 'coconut-grove-tropical-modern'

export const almendroGuide: HomeGuide = {
  doorCode: '481562',
  wifiNetwork: 'Almendro',
  wifiPassword: 'courtyard-1962',
  steps: [
    {
      title: { en: 'Look for the concrete wall', es: 'Busque el muro de concreto' },
      text: {
        en: 'Enter through the wooden gate on Royal Road. The house number is on the wall to the left.',
        es: 'Entre por el portón de madera de Royal Road. El número está en el muro, a la izquierda.',
      },
      photo: `${folder}/01-hero`,
    },
    {
      title: { en: 'Enter your code', es: 'Ingrese su código' },
      text: {
        en: 'The same code opens the gate and the front door from 4 PM.',
        es: 'El mismo código abre el portón y la puerta principal desde las 4 p.m.',
      },
      photo: null,
    },
    {
      title: { en: 'Cross the courtyard', es: 'Cruce el patio' },
      text: {
        en: 'The front door is on the far side of the pool. Keys are on the kitchen island.',
        es: 'La puerta principal está al otro lado de la piscina. Las llaves están en la isla de la cocina.',
      },
      photo: `${folder}/02-courtyard`,
    },
  ],
  chapters: [
    {
      title: { en: 'Pool', es: 'Piscina' },
      text: {
        en: 'Heated from November to March. The light is the third switch by the kitchen door. Keep the gate closed when children are present.',
        es: 'Climatizada de noviembre a marzo. La luz es el tercer interruptor junto a la puerta de la cocina. Mantenga cerrada la reja si hay niños.',
      },
    },
    {
      title: { en: 'Parking', es: 'Estacionamiento' },
      text: {
        en: 'Two covered spaces on the right, inside the gate.',
        es: 'Dos lugares techados a la derecha, dentro del portón.',
      },
    },
    {
      title: { en: 'Air conditioning', es: 'Aire acondicionado' },
      text: {
        en: 'One thermostat per floor. It pauses while a glass wall is open.',
        es: 'Un termostato por planta. Se detiene mientras haya una pared de vidrio abierta.',
      },
    },
    {
      title: { en: 'Trash and recycling', es: 'Basura y reciclaje' },
      text: {
        en: 'Green bin on Tuesdays, blue bin on Fridays. Leave them outside the gate by 7 AM.',
        es: 'Bote verde los martes, bote azul los viernes. Déjelos fuera del portón antes de las 7 a.m.',
      },
    },
  ],
  places: [
    {
      name: 'Peacock Park',
      kind: 'park',
      why: {
        en: 'The best place to watch the boats come in. 8 minutes on foot.',
        es: 'El mejor lugar para ver llegar los barcos. A 8 minutos a pie.',
      },
      address: '2820 McFarlane Road',
      mapUrl: 'https://www.openstreetmap.org/?mlat=25.7268&mlon=-80.2400#map=17/25.7268/-80.2400',
    },
    {
      name: 'Vizcaya Museum and Gardens',
      kind: 'culture',
      why: {
        en: 'Go early, before the heat. The gardens alone are worth the visit.',
        es: 'Vaya temprano, antes del calor. Solo los jardines ya valen la visita.',
      },
      address: '3251 South Miami Avenue',
      mapUrl: '',
    },
  ],
}

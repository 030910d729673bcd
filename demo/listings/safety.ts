import type { HomeFact } from '@marea/contract/suites/safety/home-facts.ts'
import type { HomeSafety } from '@marea/contract/suites/safety/home-safety.ts'

const alarms: HomeFact[] = ['smokeAlarm', 'carbonMonoxideAlarm', 'fireExtinguisher']
const noCameras = { en: '', es: '' }

export const safetyBySlug: Record<string, HomeSafety> = {
  'casa-almendro': {
    facts: [
      ...alarms,
      'firstAidKit',
      'entranceParking',
      'bedroomOnEntryLevel',
      'walkInShower',
      'waterWithoutLifeguard',
      'stairs',
      'outdoorCameras',
    ],
    doorWidth: 32,
    cameras: {
      en: 'One at the garden gate and one above the parking spaces. They show the gate, the path and the cars.',
      es: 'Una en el portón del jardín y otra sobre el estacionamiento. Muestran el portón, el camino y los autos.',
    },
  },
  'casa-arena': {
    facts: [
      'smokeAlarm',
      'fireExtinguisher',
      'firstAidKit',
      'stepFreeInside',
      'bedroomOnEntryLevel',
      'walkInShower',
      'showerGrabBars',
      'toiletGrabBars',
      'showerSeat',
      'waterWithoutLifeguard',
    ],
    doorWidth: 36,
    cameras: noCameras,
  },
  'casa-coralina': {
    facts: ['smokeAlarm', 'fireExtinguisher', 'stepFreeInside', 'bedroomOnEntryLevel'],
    doorWidth: 30,
    cameras: noCameras,
  },
  'casa-duna': {
    facts: [
      ...alarms,
      'firstAidKit',
      'entranceParking',
      'bedroomOnEntryLevel',
      'waterWithoutLifeguard',
      'outdoorCameras',
    ],
    doorWidth: null,
    cameras: {
      en: 'One above the carport. It shows the driveway and the front gate.',
      es: 'Una sobre la cochera. Muestra la entrada de autos y el portón.',
    },
  },
  'casa-farol': {
    facts: [
      ...alarms,
      'firstAidKit',
      'entranceParking',
      'walkInShower',
      'waterWithoutLifeguard',
      'stairs',
      'outdoorCameras',
      'noiseMonitor',
    ],
    doorWidth: 36,
    cameras: {
      en: 'At the driveway gate, the front door and the end of the dock. They show the driveway, the entrance and the boats.',
      es: 'En el portón, la puerta principal y la punta del muelle. Muestran la entrada de autos, el acceso y los botes.',
    },
  },
  'casa-horizonte': {
    facts: [
      'smokeAlarm',
      'fireExtinguisher',
      'stepFreeInside',
      'bedroomOnEntryLevel',
      'walkInShower',
      'showerGrabBars',
      'unfencedPool',
      'waterWithoutLifeguard',
    ],
    doorWidth: 34,
    cameras: noCameras,
  },
  'casa-lienzo': {
    facts: [...alarms, 'firstAidKit', 'stepFreeInside', 'bedroomOnEntryLevel'],
    doorWidth: 36,
    cameras: noCameras,
  },
  'casa-lucero': {
    facts: [
      'smokeAlarm',
      'fireExtinguisher',
      'bedroomOnEntryLevel',
      'stairs',
      'unfencedPool',
      'waterWithoutLifeguard',
      'noiseMonitor',
    ],
    doorWidth: 32,
    cameras: noCameras,
  },
  'casa-malva': {
    facts: ['smokeAlarm', 'fireExtinguisher', 'stepFreeInside', 'bedroomOnEntryLevel'],
    doorWidth: 34,
    cameras: noCameras,
  },
  'casa-poniente': {
    facts: [
      'smokeAlarm',
      'fireExtinguisher',
      'firstAidKit',
      'stepFreeInside',
      'bedroomOnEntryLevel',
      'walkInShower',
      'unfencedPool',
      'waterWithoutLifeguard',
    ],
    doorWidth: 33,
    cameras: noCameras,
  },
  'casa-verbena': {
    facts: [...alarms, 'firstAidKit', 'entranceParking', 'stairs', 'outdoorCameras'],
    doorWidth: null,
    cameras: {
      en: 'One above the black gate. It shows the gate and the sidewalk.',
      es: 'Una sobre el portón negro. Muestra el portón y la acera.',
    },
  },
  'villa-bugambilia': {
    facts: [
      ...alarms,
      'firstAidKit',
      'entranceParking',
      'bedroomOnEntryLevel',
      'stairs',
      'waterWithoutLifeguard',
      'outdoorCameras',
    ],
    doorWidth: 30,
    cameras: {
      en: 'One at the side gate and one above the garage. They show the gate and the driveway.',
      es: 'Una en el portón lateral y otra sobre el garaje. Muestran el portón y la entrada de autos.',
    },
  },
}

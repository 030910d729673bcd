import type { pageTexts as english } from './pages.en.ts'

export const pageTexts: Record<keyof typeof english, string> = {
  'home.title': 'Casas de lujo en Miami, con el precio total desde el inicio',
  'home.headline': 'Atardeceres en la bahía',
  'home.film_pause': 'Pausar video',
  'home.film_play': 'Reproducir video',
  'home.photo': 'Terraza con piscina y el horizonte de Miami en la hora dorada',
  'home.places': 'Explore por zona',
  'home.places_photo': 'Desayuno en una terraza sobre la playa en Key Biscayne',
  'home.places_caption': 'Key Biscayne, poco después de las siete.',
  'home.place.brickell': 'Rascacielos y cenas tarde',
  'home.place.grove': 'Banianos y veleros',
  'home.place.gables': 'Villas mediterráneas y calles arboladas',
  'home.place.key': 'Playas tranquilas y sin multitudes',
  'home.place.beach': 'Art déco, neón y mar por la mañana',
  'home.place.wynwood': 'Arte urbano, café y vida nocturna',
  'home.promise': 'Un solo precio, con impuestos y cargos, de la primera foto al recibo final.',
  'home.promise_by': 'La promesa de precio de Marea',

  'more.title': 'Más',
  'more.yours': 'Su cuenta',
  'more.owners': 'Para propietarios',
  'more.about': 'Sobre Marea',
  'more.preferences': 'Preferencias',
  'more.language': 'Idioma',
  'more.theme': 'Apariencia',
  'more.theme.system': 'Según el dispositivo',
  'more.theme.light': 'Clara',
  'more.theme.dark': 'Oscura',
  'more.currency': 'Moneda',
  'more.currency.USD': 'Dólares (USD)',
  'more.currency.MXN': 'Pesos mexicanos (MXN)',
  'more.currency.EUR': 'Euros (EUR)',
  'more.currency.COP': 'Pesos colombianos (COP)',
  'more.currency.BRL': 'Reales brasileños (BRL)',
  'more.currency_description':
    'Los precios son en USD. Elija otra moneda para ver debajo un monto aproximado.',
  'more.currency_unavailable':
    'Por ahora no tenemos un tipo de cambio para esta moneda. Los precios se muestran como antes.',
  'more.currency_failed': 'No pudimos cargar el tipo de cambio. Inténtelo de nuevo.',
  'more.visitor': 'No ha iniciado sesión',
  'more.signed_in': 'Sesión de {{name}}',

  'list.title': 'Publique su casa',
  'list.description':
    'Para propietarios que quieren que su casa esté bien cuidada y cada centavo a la vista.',
  'list.1': 'La visitamos',
  'list.1_description':
    'Nuestro equipo de Miami visita su casa y le dice con franqueza si Marea es para usted.',
  'list.2': 'Revisamos sus licencias',
  'list.2_description':
    'Comparamos sus números de licencia con el registro público. Cuando una licencia vence, la casa sale de la búsqueda.',
  'list.3': 'Transparencia total',
  'list.3_description':
    'Reservas, precios, gastos y pagos. Seleccione una cifra para ver las reservas que la componen.',

  'legal.updated': 'Vigente desde el 1 de noviembre de 2026',
  'privacy.title': 'Política de privacidad',
  'privacy.description': 'Qué datos recopilamos, para qué, por cuánto tiempo y qué opciones tiene.',
  'privacy.1.title': 'Qué recopilamos',
  'privacy.1.text':
    'La información que nos da: su nombre, correo, teléfono, reservas, mensajes y, en algunas estancias, la identificación del huésped principal. Los números de tarjeta van directamente a nuestro procesador de pagos y nunca llegan a nuestros servidores.',
  'privacy.2.title': 'Para qué lo usamos',
  'privacy.2.text':
    'Para que pueda reservar, alojarse, pagar y cobrar; para responderle; y para cumplir las leyes fiscales y de hospedaje. No vendemos su información y en Marea no hay publicidad.',
  'privacy.3.title': 'Quién más lo ve',
  'privacy.3.text':
    'El propietario de la casa que reserva y las personas que le ayudan a administrarla ven su nombre, sus mensajes y sus fechas. El propietario y quienes reciben a los huéspedes también ven su teléfono, y el propietario puede ver la identificación del huésped principal. Nuestros proveedores de pagos, correo y alojamiento web ven solo lo que necesitan para su trabajo. Las autoridades ven lo que la ley nos obliga a compartir.',
  'privacy.4.title': 'Qué queda en su navegador',
  'privacy.4.text':
    'Su idioma, su apariencia y, cuando inicia sesión, su sesión. Una cookie protege sus solicitudes contra falsificaciones y otra recuerda su idioma. Ninguna rastrea su actividad en otros sitios.',
  'privacy.5.title': 'Por cuánto tiempo',
  'privacy.5.text':
    'Las identificaciones se eliminan en la fecha indicada al subirlas. Los registros de pago se conservan el tiempo que exige la ley. Lo demás se elimina con su cuenta.',
  'privacy.6.title': 'Sus derechos',
  'privacy.6.text':
    'Puede consultar, corregir, exportar y eliminar sus datos en la configuración de la cuenta o escribiéndonos. Eliminar su cuenta no borra los registros de pago que la ley nos obliga a conservar.',

  'terms.title': 'Términos',
  'terms.description': 'El acuerdo entre usted y Marea, en lenguaje claro.',
  'terms.1.title': 'Qué es Marea',
  'terms.1.text':
    'Marea alquila casas y suites en Miami para estancias cortas en nombre de sus propietarios. Al reservar, acepta estos términos y las reglas de la casa que figuran en su página.',
  'terms.2.title': 'Reservar y pagar',
  'terms.2.text':
    'Una reserva entra en vigor cuando está confirmada y pagada. El precio es el que figura en el recibo, con impuestos y cargos. Los precios están en dólares estadounidenses.',
  'terms.3.title': 'Cancelar',
  'terms.3.text':
    'Se aplica la política mostrada cuando reservó, que indica el reembolso de cada fecha. Si cancela el propietario o Marea, se le reembolsa todo lo que pagó.',
  'terms.4.title': 'Durante la estancia',
  'terms.4.text':
    'Cuide la casa y respete a los vecinos, no exceda el número de huéspedes de su reserva y pague los daños que vayan más allá del uso normal. El huésped principal debe ser mayor de edad y responde por el grupo.',
  'terms.5.title': 'La billetera',
  'terms.5.text':
    'Los saldos de la billetera están en dólares estadounidenses y no generan intereses. Los depósitos son gratis; los retiros tienen una comisión, que se muestra antes de confirmar, y se revisan antes de enviarse.',
  'terms.6.title': 'Cuando algo sale mal',
  'terms.6.text':
    'Escríbanos primero; atendemos todos los días de 8 a.m. a medianoche. Estos términos se rigen por las leyes de Florida. Nada de lo aquí dicho limita los derechos que la ley le da como consumidor.',

  'outbox.title': 'Bandeja de salida',
  'outbox.description': 'Cada correo que este servidor habría enviado, el más reciente primero.',
  'outbox.empty': 'Aún no hay correos',
  'outbox.empty_description': 'Los correos aparecen aquí en cuanto se envía uno.',
  'outbox.to': 'Para {{address}}',
  'outbox.refresh': 'Actualizar',
}

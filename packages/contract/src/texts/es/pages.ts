import type { pageTexts as english } from '../en/pages.ts'

export const pageTexts: Record<keyof typeof english, string> = {
  'home.title': 'Casas en Miami, con el precio completo desde el principio',
  'home.headline': 'Atardeceres en la bahía',
  'home.photo': 'Terraza con piscina y el horizonte de Miami en la hora dorada',
  'home.places': 'Dónde despertar',
  'home.places_photo': 'Desayuno en una terraza sobre la playa en Key Biscayne',
  'home.places_caption': 'Key Biscayne, poco después de las siete.',
  'home.place.brickell': 'Torres, cenas a las once',
  'home.place.grove': 'Banianos, veleros',
  'home.place.gables': 'Arcos, sombra antigua',
  'home.place.key': 'Una playa con poca gente',
  'home.place.beach': 'Neón y baños al amanecer',
  'home.place.wynwood': 'Pintura, café, luz tardía',
  'home.promise':
    'Un solo precio, con todos los impuestos y cargos, desde la primera fotografía hasta el recibo.',
  'home.promise_by': 'Así muestra Marea el dinero, en todas partes',

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
  'more.visitor': 'No ha iniciado sesión',
  'more.signed_in': 'Sesión iniciada como {{name}}',

  'faqs.title': 'Preguntas frecuentes',
  'faqs.says': 'Respuestas cortas. Para lo demás, escriba o llame; contestan personas en Miami.',
  'faqs.1.q': '¿El precio incluye impuestos y cargos?',
  'faqs.1.a':
    'Sí. El total de sus noches incluye la limpieza, todos los cargos y todos los impuestos, por autoridad. Es el mismo, al centavo, en la búsqueda, en la página de la casa, en el pago y en el recibo.',
  'faqs.2.q': '¿Cuánto tiempo se apartan mis noches mientras pago?',
  'faqs.2.a':
    'Quince minutos. Durante ese tiempo nadie más puede tomarlas. Si no termina, vuelven a quedar libres y no se cobra nada.',
  'faqs.3.q': '¿Cuánto me devuelven si cancelo?',
  'faqs.3.a':
    'Depende de la política de la casa y del día. Verá la curva completa antes de reservar y la cantidad exacta antes de confirmar una cancelación. La política con la que reservó no cambia después.',
  'faqs.4.q': '¿Por qué piden la identificación del huésped principal?',
  'faqs.4.a':
    'Algunos edificios y la ley exigen saber quién se aloja. El documento se sube una vez por reserva, pocas personas pueden verlo y se elimina en una fecha que le decimos.',
  'faqs.5.q': '¿Qué es la billetera?',
  'faqs.5.a':
    'Un saldo en dólares que paga estancias y recibe reembolsos. Añadir fondos es gratis. Retirar a una cuenta bancaria en Estados Unidos o México tiene un cargo de transferencia, que se muestra antes de confirmar.',
  'faqs.6.q': '¿Puedo llevar una mascota?',
  'faqs.6.a':
    'A las casas que las reciben. El cargo por mascota forma parte del total desde el principio.',
  'faqs.7.q': '¿Puedo pedir algo especial?',
  'faqs.7.a':
    'Sí: una cuna, limpieza adicional, o la casa preparada para un cumpleaños, una luna de miel o San Valentín. Se elige al reservar; su precio es una línea aparte.',
  'faqs.8.q': 'Tengo una casa. ¿Cómo empiezo?',
  'faqs.8.a':
    'Lea «Publique su casa» y escríbanos. Primero la visitamos; la casa aparece solo cuando su licencia está en regla.',

  'app.title': 'Marea en su teléfono',
  'app.says':
    'No hay nada que descargar de una tienda. Marea se instala desde el navegador, casi no ocupa espacio y siempre es la versión más nueva.',
  'app.iphone': 'En un iPhone',
  'app.iphone_says':
    'Abra Marea en Safari, toque Compartir y después «Agregar a pantalla de inicio».',
  'app.android': 'En Android',
  'app.android_says': 'Abra Marea en Chrome, toque los tres puntos y después «Instalar app».',
  'app.desktop': 'En una computadora',
  'app.desktop_says':
    'En Chrome o Edge, use el icono de instalar al final de la barra de direcciones.',

  'list.title': 'Publique su casa',
  'list.says':
    'Para propietarios que quieren que su casa se trate como una casa, y cada centavo a la vista.',
  'list.1': 'La visitamos',
  'list.1_says': 'Alguien de Miami va, mira y le dice con franqueza si Marea es para ella.',
  'list.2': 'Revisamos los papeles',
  'list.2_says': 'Una casa se publica solo con una licencia vigente de alquiler de corta estancia.',
  'list.3': 'Usted lo ve todo',
  'list.3_says':
    'Noches, precios, gastos y pagos; cada cifra se abre hasta la reserva que la forma.',

  'blog.title': 'Las cartas de Marea',
  'blog.says': 'Escritas de vez en cuando, solo cuando hay algo que decir.',
  'blog.back': 'Todas las cartas',
  'blog.price.title': 'Primero el precio completo',
  'blog.price.says': 'Por qué el primer número que ve es el último que paga.',
  'blog.price.1':
    'Una estancia tiene una tarifa por noche, limpieza, quizá una mascota, e impuestos que son del estado, del condado y de la ciudad. La mayoría de los sitios muestra lo primero y guarda lo demás para la última página. Nos parece una pequeña mentira dicha muchas veces al día.',
  'blog.price.2':
    'Marea lo suma todo antes de mostrar nada. Un solo cálculo da el número de la tarjeta, de la página de la casa, del pago y del recibo, y cada una de sus líneas se puede leer.',
  'blog.price.3':
    'Así nuestras casas parecen más caras en una lista. Preferimos perder una mirada que un huésped.',
  'blog.names.title': 'Cómo recibe su nombre una casa',
  'blog.names.says': 'Casa Almendro, no «Espectacular 4 hab. con piscina».',
  'blog.names.1':
    'Un anuncio describe lo que se cuenta: dormitorios, camas, metros. Un nombre dice lo que se recuerda: el almendro de la entrada, la buganvilla sobre el muro, el mural frente al loft.',
  'blog.names.2':
    'Por eso nombramos las casas como lo hacen las familias, por algo que se ve desde la puerta. Lo que se cuenta va debajo, en letra más pequeña, donde es fácil encontrarlo.',

  'legal.updated': 'En vigor desde el 1 de noviembre de 2026',
  'privacy.title': 'Política de privacidad',
  'privacy.says':
    'Qué guardamos sobre usted, para qué, por cuánto tiempo y cómo hacer que dejemos de hacerlo.',
  'privacy.1.title': 'Qué guardamos',
  'privacy.1.text':
    'Lo que usted nos da: su nombre, correo, teléfono, reservas, mensajes y, en algunas estancias, un documento de identidad del huésped principal. Lo que el pago necesita: los números de tarjeta van directamente al procesador de pagos y nunca llegan a nuestros servidores.',
  'privacy.2.title': 'Para qué lo usamos',
  'privacy.2.text':
    'Para que pueda reservar, alojarse, pagar y cobrar; para responderle; para cumplir las leyes fiscales y de hospedaje. No lo vendemos, y en Marea no hay publicidad.',
  'privacy.3.title': 'Quién más lo ve',
  'privacy.3.text':
    'El propietario de la casa que reserva ve su nombre, sus mensajes y sus fechas. Los proveedores de pago, correo y alojamiento web ven lo que su parte necesita. Las autoridades ven lo que una ley nos obliga a mostrar.',
  'privacy.4.title': 'Qué queda en su navegador',
  'privacy.4.text':
    'Su idioma, su apariencia y, cuando inicia sesión, su sesión. Una cookie protege sus peticiones contra falsificaciones y otra recuerda el idioma. Ninguna le sigue a otros sitios.',
  'privacy.5.title': 'Por cuánto tiempo',
  'privacy.5.text':
    'Los documentos de identidad se eliminan en la fecha indicada al subirlos. Los registros de dinero se guardan el tiempo que exige la ley. Lo demás desaparece cuando elimina su cuenta.',
  'privacy.6.title': 'Sus derechos',
  'privacy.6.text':
    'Puede ver, corregir, llevarse y eliminar lo que es suyo, en los ajustes de la cuenta o escribiéndonos. Eliminar su cuenta no borra los registros de dinero que la ley nos obliga a conservar.',

  'terms.title': 'Términos',
  'terms.says': 'El acuerdo entre usted y Marea, tan corto como puede serlo con honestidad.',
  'terms.1.title': 'Qué es Marea',
  'terms.1.text':
    'Marea alquila casas y suites en Miami para estancias cortas en nombre de sus propietarios. Al reservar acepta estos términos y las normas de la casa que figuran en su página.',
  'terms.2.title': 'Reservar y pagar',
  'terms.2.text':
    'Una reserva existe cuando está confirmada y pagada. El precio es el que figura en el recibo, con impuestos y cargos. Los precios están en dólares de Estados Unidos.',
  'terms.3.title': 'Cancelar',
  'terms.3.text':
    'Se aplica la política mostrada cuando reservó, que indica el reembolso de cada día. Si cancela el propietario o Marea, se devuelve todo lo que pagó.',
  'terms.4.title': 'Durante la estancia',
  'terms.4.text':
    'Trate bien la casa y a sus vecinos, respete el número de huéspedes que reservó y pague los daños que vayan más allá del uso normal. El huésped principal es mayor de edad y responde por el grupo.',
  'terms.5.title': 'La billetera',
  'terms.5.text':
    'Los saldos de la billetera están en dólares y no generan intereses. Los depósitos son gratis; los retiros tienen el cargo que se muestra antes de confirmar y se revisan antes de enviarse.',
  'terms.6.title': 'Cuando algo sale mal',
  'terms.6.text':
    'Díganoslo primero; respondemos todos los días de 8 a.m. a medianoche. Estos términos se rigen por la ley de Florida. Nada de lo aquí dicho le quita derechos que la ley le da como consumidor.',

  'outbox.title': 'Bandeja de salida',
  'outbox.says': 'Cada correo que este servidor habría enviado, el más reciente primero.',
  'outbox.empty': 'Aún no se ha escrito ningún correo',
  'outbox.empty_says': 'Los correos aparecen aquí en cuanto algo envía uno.',
  'outbox.to': 'Para {{address}}',
  'outbox.refresh': 'Mirar otra vez',
}

import type { legalTexts as english } from './legal.en.ts'

export const legalTexts: Record<keyof typeof english, string> = {
  'legal.updated':
    'Vigente desde el 18 de noviembre de 2026. Plantilla, por revisar con asesoría jurídica antes de usarla.',
  'privacy.title': 'Política de privacidad',
  'privacy.description': 'Qué datos recopilamos, para qué, por cuánto tiempo y qué opciones tiene.',
  'privacy.collect.title': 'Qué recopilamos',
  'privacy.collect.text':
    'Lo que nos da: su nombre, correo, teléfono, idioma y, si lo desea, su género y su foto; sus reservas, notas, reseñas y mensajes con sus fotos; su cuenta bancaria si retira dinero; y, en algunas estancias, la identificación del huésped principal. Lo que se genera al usar Marea: pagos y reembolsos, los últimos 4 dígitos y la marca de sus tarjetas, dispositivos con sesión iniciada, búsquedas y registros técnicos. Los números completos de tarjeta van directamente a nuestro procesador de pagos y nunca llegan a nuestros servidores.',
  'privacy.use.title': 'Para qué lo usamos',
  'privacy.use.text':
    'Para que pueda reservar, alojarse, pagar y cobrar; para responderle; para prevenir fraudes; y para cumplir las leyes fiscales y de hospedaje. Los propietarios ven las búsquedas solo como cantidades, sin nombres. No vendemos su información y en Marea no hay publicidad.',
  'privacy.share.title': 'Quién más lo ve',
  'privacy.share.text':
    'El propietario de la casa que reserva y los coanfitriones que le ayudan a administrarla ven su nombre, sus fechas y la nota de su reserva. El propietario y los coanfitriones que reciben a los huéspedes también ven su teléfono, y el propietario ve sus mensajes. Solo el propietario y nuestro equipo pueden abrir la identificación del huésped principal, como una vista previa con marca de agua. Cada consulta queda registrada y usted puede ver quién la abrió y cuándo. Las personas a quienes dé un enlace compartido ven lo que muestra esa página. Las autoridades ven lo que la ley nos obliga a compartir.',
  'privacy.processors.title': 'Nuestros proveedores',
  'privacy.processors.text':
    'Un procesador de pagos gestiona tarjetas y reembolsos, los bancos hacen las transferencias, un proveedor de correo entrega nuestros mensajes, un proveedor de alojamiento web opera nuestros servidores y el servicio push de su navegador entrega las notificaciones que active. Si inicia sesión con Google o Apple, ellos saben que usa Marea. Cada uno recibe solo lo que su trabajo requiere.',
  'privacy.browser.title': 'Qué guardamos en su navegador',
  'privacy.browser.text':
    'Su idioma, su apariencia y, cuando inicia sesión, su sesión. Una cookie protege sus solicitudes contra falsificaciones y otra recuerda su idioma. Ninguna rastrea su actividad en otros sitios.',
  'privacy.retention.title': 'Cuánto tiempo la conservamos',
  'privacy.retention.text':
    'Identificaciones: hasta 30 días después de la salida, 7 días después de una cancelación o hasta que elimine su cuenta. Registros de pagos, de impuestos y contables: el tiempo que exige la ley, sin su nombre una vez eliminada la cuenta. Registro de correos: 30 días. Cuando elimina su cuenta borramos su nombre, correo, teléfono, foto, dispositivos y mensajes. Sus reseñas de casas quedan sin su nombre.',
  'privacy.security.title': 'Cómo lo protegemos',
  'privacy.security.text':
    'Las conexiones están cifradas. Las contraseñas se guardan solo como resúmenes criptográficos, y las identificaciones y los números de cuenta bancaria se cifran con sus propias claves. El personal necesita un segundo paso para iniciar sesión, y lo que hace con datos personales queda registrado. Si un incidente le afecta, le avisaremos como exige la ley.',
  'privacy.rights.title': 'Sus derechos',
  'privacy.rights.text':
    'Puede consultar, corregir, exportar y eliminar sus datos en la configuración de la cuenta o escribiéndonos. Puede desactivar toda notificación que no sea sobre una reserva, un pago o su seguridad. Eliminar su cuenta no borra los registros de pago que la ley nos obliga a conservar.',
  'privacy.children.title': 'Menores de edad',
  'privacy.children.text':
    'Las cuentas son para personas adultas. No recopilamos a sabiendas información de menores de 13 años. Una reserva dice cuántos niños y bebés viajan, no quiénes son. Si cree que un menor nos dio información, escríbanos y la eliminaremos.',
  'privacy.updates.title': 'Cambios en esta política',
  'privacy.updates.text':
    'Esta política se aplica desde la fecha que figura al inicio. Le avisaremos por correo de los cambios que afecten la forma en que usamos su información.',
  'privacy.contact.title': 'Contacto',
  'privacy.contact.text':
    'Para preguntas y solicitudes sobre su información, escriba a nuestro equipo desde Mensajes o use los contactos que aparecen al final de cada página. Respondemos en 30 días.',

  'terms.title': 'Términos',
  'terms.description': 'El acuerdo entre usted y Marea, en lenguaje claro.',
  'terms.company.title': 'La empresa',
  'terms.company.text':
    '“Marea” es quien opera este sitio, con sede en Miami, Florida. Marea alquila casas y suites en Miami y sus alrededores para estancias cortas en nombre de sus propietarios, cobra los pagos por ellos y administra las casas. Al crear una cuenta o reservar, acepta estos términos y las reglas de la casa que figuran en su página.',
  'terms.account.title': 'Su cuenta',
  'terms.account.text':
    'Debe tener al menos 18 años, dar información correcta, confirmar su correo y mantener en privado su contraseña. Usted responde por lo que ocurra en su cuenta. Podemos bloquear una cuenta que incumpla estos términos o ponga en riesgo a otras personas, y le diremos el motivo.',
  'terms.booking.title': 'Reservar y pagar',
  'terms.booking.text':
    'Una reserva entra en vigor cuando está pagada y confirmada. El precio es el que figura en el recibo, con impuestos y cargos, en dólares estadounidenses. Los montos en otras monedas son estimaciones. Las fechas apartadas no son una reserva y se liberan cuando vence el plazo.',
  'terms.two_parts.title': 'Pagar en dos partes',
  'terms.two_parts.text':
    'Cuando se ofrece, paga la mitad al reservar y nos autoriza a cobrar el resto a la misma tarjeta en la fecha indicada. Si ese cobro falla, le avisamos hasta cuándo puede pagar. Si el resto no se paga a tiempo, cancelamos la reserva y reembolsamos su primer pago según la política de cancelación de la reserva.',
  'terms.canceling.title': 'Modificar y cancelar',
  'terms.canceling.text':
    'Se aplica la política de cancelación mostrada cuando reservó, y su reserva indica el reembolso de cada fecha. Si cancela antes de la llegada, los cargos por limpieza y mascota y los extras se reembolsan por completo con sus impuestos. Un cambio se calcula antes de que lo confirme y nunca reembolsa más que una cancelación. Si cancela el propietario o Marea, se le reembolsa todo lo que pagó.',
  'terms.deposit.title': 'Daños y depósito de garantía',
  'terms.deposit.text':
    'El huésped principal paga los daños que cause el grupo y que vayan más allá del uso normal. El depósito de garantía que indica la página de una casa es un monto para esos daños. No se cobra ni se retiene en su tarjeta. Antes de pedir un pago describimos el daño y su costo, y usted puede presentarnos su desacuerdo.',
  'terms.stay.title': 'Durante la estancia',
  'terms.stay.text':
    'El huésped principal debe ser mayor de edad y responde por el grupo. Cuide la casa, respete a los vecinos y las reglas de la casa, no exceda el número de huéspedes de la reserva y no haga eventos que las reglas no permitan. Algunas estancias requieren una identificación del huésped principal. En caso de faltas graves o repetidas podemos terminar la estancia sin reembolsar las noches restantes.',
  'terms.wallet.title': 'La billetera',
  'terms.wallet.text':
    'Los saldos de la billetera están en dólares estadounidenses, no generan intereses y se pueden usar en estancias con Marea. Los depósitos no tienen costo. Los retiros a una cuenta bancaria tienen una comisión, que se muestra antes de confirmar, y se revisan antes de enviarse. El dinero que llegó de una tarjeta solo se puede retirar después de la fecha que muestra su billetera.',
  'terms.gift_cards.title': 'Tarjetas de regalo',
  'terms.gift_cards.text':
    'Las tarjetas de regalo se pueden usar en estancias con Marea. No vencen, no tienen cargos y no se pueden retirar a una cuenta bancaria ni cambiar por efectivo, salvo que la ley lo exija. Quien tiene el código puede canjearlo. Quien la compró puede pedir el reembolso de una tarjeta sin canjear durante 14 días.',
  'terms.reviews.title': 'Reseñas y mensajes',
  'terms.reviews.text':
    'Las reseñas deben ser honestas y sobre su propia estancia. Las publicamos sin cambios y solo retiramos las que incumplen nuestras reglas. No use los mensajes para acosar, compartir datos de contacto antes de una reserva ni pedir pagos fuera de Marea. Podemos revisar las conversaciones reportadas.',
  'terms.owners.title': 'Términos para propietarios',
  'terms.owners.text':
    'Si publica una casa, declara que puede alquilarla para estancias cortas y que sus licencias están vigentes, y mantiene correcta su página. Su contrato con Marea indica la comisión, la reserva, el aviso previo y sus fechas de vigencia. Forma parte de estos términos y prevalece sobre ellos. Liberamos su parte 24 horas después de la llegada, menos la comisión y los gastos que pagamos en su nombre, cobramos y enteramos los impuestos de hospedaje, y le pagamos por transferencia bancaria. Usted cumple las reservas confirmadas. Si cancela una, el huésped recibe un reembolso completo y usted no recibe ningún pago por ella.',
  'terms.liability.title': 'Responsabilidad',
  'terms.liability.text':
    'Las casas pertenecen a sus propietarios, que responden por su estado. En la medida en que la ley lo permite, Marea no responde por daños indirectos, y su responsabilidad por una reserva se limita al monto pagado por ella. Esto no limita la responsabilidad por dolo, culpa grave o lesiones personales, ni los derechos que la ley da a los consumidores.',
  'terms.disputes.title': 'Controversias',
  'terms.disputes.text':
    'Escríbanos primero. Procuramos resolver cada queja en 30 días. Estos términos se rigen por las leyes del estado de Florida. Salvo que una norma obligatoria diga otra cosa, son competentes los tribunales del condado de Miami-Dade. Siempre puede acudir al emisor de su tarjeta o a un organismo de protección al consumidor.',
  'terms.updates.title': 'Cambios en estos términos',
  'terms.updates.text':
    'Podemos cambiar estos términos. Se aplican desde la fecha que figura al inicio. A cada reserva se aplican los términos vigentes cuando se hizo.',
  'terms.contact.title': 'Contacto',
  'terms.contact.text':
    'Escriba a nuestro equipo desde Mensajes o use los contactos que aparecen al final de cada página. Atendemos todos los días de 8 a.m. a medianoche, hora de Miami.',
}

import type { Texts } from '#platform/language.ts'

/** A template for this product; legal counsel reviews it before an installation relies on it. */
export const legalTexts = {
  'legal.updated': {
    en: 'Effective November 18, 2026. Template, to be reviewed by legal counsel before use.',
    es: 'Vigente desde el 18 de noviembre de 2026. Plantilla, por revisar con asesoría jurídica antes de usarla.',
  },
  'privacy.title': { en: 'Privacy policy', es: 'Política de privacidad' },
  'privacy.description': {
    en: 'What we collect, why, how long we keep it and what choices you have.',
    es: 'Qué datos recopilamos, para qué, por cuánto tiempo y qué opciones tiene.',
  },
  'privacy.collect.title': { en: 'What we collect', es: 'Qué recopilamos' },
  'privacy.collect.text': {
    en: 'What you give us: your name, email, phone, language and, if you choose, your gender and photo; your bookings, notes, reviews and messages with their photos; your bank account if you withdraw money; and for some stays an ID of the main host. What we record when you use {{brand}}: payments and refunds, the last 4 digits and the brand of your cards, signed-in devices, searches and technical logs. Full card numbers go straight to our payment processor and never reach our servers.',
    es: 'Lo que nos da: su nombre, correo, teléfono, idioma y, si lo desea, su género y su foto; sus reservas, notas, reseñas y mensajes con sus fotos; su cuenta bancaria si retira dinero; y, en algunas estancias, la identificación del huésped principal. Lo que se genera al usar {{brand}}: pagos y reembolsos, los últimos 4 dígitos y la marca de sus tarjetas, dispositivos con sesión iniciada, búsquedas y registros técnicos. Los números completos de tarjeta van directamente a nuestro procesador de pagos y nunca llegan a nuestros servidores.',
  },
  'privacy.use.title': { en: 'How we use it', es: 'Para qué lo usamos' },
  'privacy.use.text': {
    en: 'To let you book, stay, pay and get paid; to answer you; to prevent fraud; and to comply with tax and lodging laws. Owners see searches only as counts, without names. We do not sell your information, and there is no advertising on {{brand}}.',
    es: 'Para que pueda reservar, alojarse, pagar y cobrar; para responderle; para prevenir fraudes; y para cumplir las leyes fiscales y de hospedaje. Los propietarios ven las búsquedas solo como cantidades, sin nombres. No vendemos su información y en {{brand}} no hay publicidad.',
  },
  'privacy.share.title': { en: 'Who else sees it', es: 'Quién más lo ve' },
  'privacy.share.text': {
    en: 'The owner of a home you book, and the co-hosts who help manage it, see your name, your dates and the note on your booking. The owner and co-hosts who manage arrivals also see your phone number, and the owner sees your messages. Only the owner and our team can open the main host’s ID, as a watermarked preview. Every view is logged, and you can see who looked and when. People you give a shared link see what that page shows. Authorities see what the law requires us to share.',
    es: 'El propietario de la casa que reserva y los coanfitriones que le ayudan a administrarla ven su nombre, sus fechas y la nota de su reserva. El propietario y los coanfitriones que reciben a los huéspedes también ven su teléfono, y el propietario ve sus mensajes. Solo el propietario y nuestro equipo pueden abrir la identificación del huésped principal, como una vista previa con marca de agua. Cada consulta queda registrada y usted puede ver quién la abrió y cuándo. Las personas a quienes dé un enlace compartido ven lo que muestra esa página. Las autoridades ven lo que la ley nos obliga a compartir.',
  },
  'privacy.processors.title': { en: 'Our service providers', es: 'Nuestros proveedores' },
  'privacy.processors.text': {
    en: 'A payment processor handles cards and refunds, banks carry out transfers, an email provider delivers our messages, a hosting provider runs our servers, and your browser’s push service delivers notifications you turn on. If you sign in with Google or Apple, they learn that you use {{brand}}. Each receives only what its work requires.',
    es: 'Un procesador de pagos gestiona tarjetas y reembolsos, los bancos hacen las transferencias, un proveedor de correo entrega nuestros mensajes, un proveedor de alojamiento web opera nuestros servidores y el servicio push de su navegador entrega las notificaciones que active. Si inicia sesión con Google o Apple, ellos saben que usa {{brand}}. Cada uno recibe solo lo que su trabajo requiere.',
  },
  'privacy.browser.title': {
    en: 'What we store in your browser',
    es: 'Qué guardamos en su navegador',
  },
  'privacy.browser.text': {
    en: 'Your language, your theme and, when you sign in, your session. One cookie protects your requests against forgery and one remembers your language. None of them tracks you on other sites. We count how fast our pages load, without storing who opened them.',
    es: 'Su idioma, su apariencia y, cuando inicia sesión, su sesión. Una cookie protege sus solicitudes contra falsificaciones y otra recuerda su idioma. Ninguna rastrea su actividad en otros sitios. Contamos qué tan rápido cargan nuestras páginas, sin guardar quién las abrió.',
  },
  'privacy.retention.title': { en: 'How long we keep it', es: 'Cuánto tiempo la conservamos' },
  'privacy.retention.text': {
    en: 'IDs: until 30 days after check-out, 7 days after a cancellation, or until you delete your account. Payment, tax and ledger records: as long as the law requires, without your name once your account is deleted. The email log: 30 days. When you delete your account, we erase your name, email, phone, photo, devices and messages. Your reviews of homes stay without your name.',
    es: 'Identificaciones: hasta 30 días después de la salida, 7 días después de una cancelación o hasta que elimine su cuenta. Registros de pagos, de impuestos y contables: el tiempo que exige la ley, sin su nombre una vez eliminada la cuenta. Registro de correos: 30 días. Cuando elimina su cuenta borramos su nombre, correo, teléfono, foto, dispositivos y mensajes. Sus reseñas de casas quedan sin su nombre.',
  },
  'privacy.security.title': { en: 'How we protect it', es: 'Cómo lo protegemos' },
  'privacy.security.text': {
    en: 'Connections are encrypted. Passwords are stored only as hashes, and IDs and bank account numbers are encrypted with their own keys. Staff need a second sign-in step, and what they do with personal data is recorded. If a breach affects you, we will notify you as the law requires.',
    es: 'Las conexiones están cifradas. Las contraseñas se guardan solo como resúmenes criptográficos, y las identificaciones y los números de cuenta bancaria se cifran con sus propias claves. El personal necesita un segundo paso para iniciar sesión, y lo que hace con datos personales queda registrado. Si un incidente le afecta, le avisaremos como exige la ley.',
  },
  'privacy.rights.title': { en: 'Your rights', es: 'Sus derechos' },
  'privacy.rights.text': {
    en: 'You can access, correct, export and delete your data in account settings or by contacting us. You can turn off every notification that is not about a booking, a payment or your security. Deleting your account does not erase payment records that the law requires us to keep.',
    es: 'Puede consultar, corregir, exportar y eliminar sus datos en la configuración de la cuenta o escribiéndonos. Puede desactivar toda notificación que no sea sobre una reserva, un pago o su seguridad. Eliminar su cuenta no borra los registros de pago que la ley nos obliga a conservar.',
  },
  'privacy.children.title': { en: 'Children', es: 'Menores de edad' },
  'privacy.children.text': {
    en: 'Accounts are for adults. We do not knowingly collect information from children under 13. A booking says how many children and infants travel, not who they are. If you believe a child has given us information, contact us and we will delete it.',
    es: 'Las cuentas son para personas adultas. No recopilamos a sabiendas información de menores de 13 años. Una reserva dice cuántos niños y bebés viajan, no quiénes son. Si cree que un menor nos dio información, escríbanos y la eliminaremos.',
  },
  'privacy.updates.title': { en: 'Changes to this policy', es: 'Cambios en esta política' },
  'privacy.updates.text': {
    en: 'This policy applies from the date at the top. We will email you about changes that affect how we use your information.',
    es: 'Esta política se aplica desde la fecha que figura al inicio. Le avisaremos por correo de los cambios que afecten la forma en que usamos su información.',
  },
  'privacy.contact.title': { en: 'Contact', es: 'Contacto' },
  'privacy.contact.text': {
    en: 'For questions and requests about your information, contact our team in Messages or use the contacts at the bottom of every page. We answer within 30 days.',
    es: 'Para preguntas y solicitudes sobre su información, escriba a nuestro equipo desde Mensajes o use los contactos que aparecen al final de cada página. Respondemos en 30 días.',
  },
  'terms.title': { en: 'Terms', es: 'Términos' },
  'terms.description': {
    en: 'The agreement between you and {{brand}}, in plain language.',
    es: 'El acuerdo entre usted y {{brand}}, en lenguaje claro.',
  },
  'terms.company.title': { en: 'The company', es: 'La empresa' },
  'terms.company.text': {
    en: '“{{brand}}” is the operator of this site, based in Miami, Florida. {{brand}} rents homes and suites in and around Miami for short stays on behalf of their owners, collects payments for them and manages the homes. By creating an account or booking, you accept these terms and the house rules shown on the home’s page.',
    es: '“{{brand}}” es quien opera este sitio, con sede en Miami, Florida. {{brand}} alquila casas y suites en Miami y sus alrededores para estancias cortas en nombre de sus propietarios, cobra los pagos por ellos y administra las casas. Al crear una cuenta o reservar, acepta estos términos y las reglas de la casa que figuran en su página.',
  },
  'terms.account.title': { en: 'Your account', es: 'Su cuenta' },
  'terms.account.text': {
    en: 'You must be at least 18 years old, give accurate information, confirm your email address and keep your password private. You are responsible for what happens in your account. We may lock an account that breaks these terms or puts others at risk, and we will tell you why.',
    es: 'Debe tener al menos 18 años, dar información correcta, confirmar su correo y mantener en privado su contraseña. Usted responde por lo que ocurra en su cuenta. Podemos bloquear una cuenta que incumpla estos términos o ponga en riesgo a otras personas, y le diremos el motivo.',
  },
  'terms.booking.title': { en: 'Booking and paying', es: 'Reservar y pagar' },
  'terms.booking.text': {
    en: 'A booking takes effect once it is paid and confirmed. The price is the one on your receipt, including taxes and fees, in US dollars. Amounts in other currencies are estimates. Dates on hold are not a booking and are released when the hold expires.',
    es: 'Una reserva entra en vigor cuando está pagada y confirmada. El precio es el que figura en el recibo, con impuestos y cargos, en dólares estadounidenses. Los montos en otras monedas son estimaciones. Las fechas apartadas no son una reserva y se liberan cuando vence el plazo.',
  },
  'terms.two_parts.title': { en: 'Paying in two parts', es: 'Pagar en dos partes' },
  'terms.two_parts.text': {
    en: 'Where it is offered, you pay half when you book and authorize us to charge the rest to the same card on the date shown. If that charge fails, we tell you by when to pay. If the rest is not paid by then, we cancel the booking and refund your first payment under the cancellation policy of the booking.',
    es: 'Cuando se ofrece, paga la mitad al reservar y nos autoriza a cobrar el resto a la misma tarjeta en la fecha indicada. Si ese cobro falla, le avisamos hasta cuándo puede pagar. Si el resto no se paga a tiempo, cancelamos la reserva y reembolsamos su primer pago según la política de cancelación de la reserva.',
  },
  'terms.canceling.title': { en: 'Changing and canceling', es: 'Modificar y cancelar' },
  'terms.canceling.text': {
    en: 'The cancellation policy shown when you booked applies, and your booking shows the refund for each date. If you cancel before check-in, cleaning fees, pet fees and extras are refunded in full with their taxes. A change is priced before you confirm it and never refunds more than canceling would. If the owner or {{brand}} cancels, you receive a full refund of what you paid.',
    es: 'Se aplica la política de cancelación mostrada cuando reservó, y su reserva indica el reembolso de cada fecha. Si cancela antes de la llegada, los cargos por limpieza y mascota y los extras se reembolsan por completo con sus impuestos. Un cambio se calcula antes de que lo confirme y nunca reembolsa más que una cancelación. Si cancela el propietario o {{brand}}, se le reembolsa todo lo que pagó.',
  },
  'terms.deposit.title': { en: 'Damage and security deposit', es: 'Daños y depósito de garantía' },
  'terms.deposit.text': {
    en: 'The main host pays for damage beyond normal wear caused by the group. A security deposit listed on a home’s page states an amount for such damage. It is neither charged nor held on your card. We describe the damage and its cost before we ask for payment, and you may dispute it with us.',
    es: 'El huésped principal paga los daños que cause el grupo y que vayan más allá del uso normal. El depósito de garantía que indica la página de una casa es un monto para esos daños. No se cobra ni se retiene en su tarjeta. Antes de pedir un pago describimos el daño y su costo, y usted puede presentarnos su desacuerdo.',
  },
  'terms.stay.title': { en: 'During the stay', es: 'Durante la estancia' },
  'terms.stay.text': {
    en: 'The main host must be an adult and is responsible for the group. Respect the home, its neighbors and the house rules, do not exceed the number of guests on the booking, and hold no event that the house rules do not allow. Some stays require an ID of the main host. In case of serious or repeated violations we may end the stay without a refund of the remaining nights.',
    es: 'El huésped principal debe ser mayor de edad y responde por el grupo. Cuide la casa, respete a los vecinos y las reglas de la casa, no exceda el número de huéspedes de la reserva y no haga eventos que las reglas no permitan. Algunas estancias requieren una identificación del huésped principal. En caso de faltas graves o repetidas podemos terminar la estancia sin reembolsar las noches restantes.',
  },
  'terms.wallet.title': { en: 'The wallet', es: 'La billetera' },
  'terms.wallet.text': {
    en: 'Wallet balances are in US dollars, earn no interest, and can be used for stays with {{brand}}. Deposits have no fee. Withdrawals to a bank account have a fee, shown before you confirm, and are reviewed before they are sent. Money that came from a card can be withdrawn only after the date shown in your wallet.',
    es: 'Los saldos de la billetera están en dólares estadounidenses, no generan intereses y se pueden usar en estancias con {{brand}}. Los depósitos no tienen costo. Los retiros a una cuenta bancaria tienen una comisión, que se muestra antes de confirmar, y se revisan antes de enviarse. El dinero que llegó de una tarjeta solo se puede retirar después de la fecha que muestra su billetera.',
  },
  'terms.gift_cards.title': { en: 'Gift cards', es: 'Tarjetas de regalo' },
  'terms.gift_cards.text': {
    en: 'Gift cards can be used for stays with {{brand}}. They do not expire, have no fees, and cannot be withdrawn to a bank account or exchanged for cash unless the law requires it. Whoever has the code can redeem it. The buyer may have an unredeemed gift card refunded within 14 days of purchase.',
    es: 'Las tarjetas de regalo se pueden usar en estancias con {{brand}}. No vencen, no tienen cargos y no se pueden retirar a una cuenta bancaria ni cambiar por efectivo, salvo que la ley lo exija. Quien tiene el código puede canjearlo. Quien la compró puede pedir el reembolso de una tarjeta sin canjear durante 14 días.',
  },
  'terms.reviews.title': { en: 'Reviews and messages', es: 'Reseñas y mensajes' },
  'terms.reviews.text': {
    en: 'Reviews must be honest and about your own stay. We publish them without changes and remove only those that break our rules. Do not use messages to harass, to share contact details before a booking or to ask for payment outside {{brand}}. We may review reported conversations.',
    es: 'Las reseñas deben ser honestas y sobre su propia estancia. Las publicamos sin cambios y solo retiramos las que incumplen nuestras reglas. No use los mensajes para acosar, compartir datos de contacto antes de una reserva ni pedir pagos fuera de {{brand}}. Podemos revisar las conversaciones reportadas.',
  },
  'terms.owners.title': { en: 'Terms for owners', es: 'Términos para propietarios' },
  'terms.owners.text': {
    en: 'If you list a home, you confirm that you may rent it for short stays and that its licenses are valid, and you keep its page accurate. Your agreement with {{brand}} states the commission, the reserve, the notice and their effective dates. It is part of these terms and prevails over them. We release your share 24 hours after check-in, less commission and the expenses we paid on your behalf, collect and remit lodging taxes, and pay you by bank transfer. You fulfill confirmed bookings. If you cancel one, the guest receives a full refund and you receive no payout for it.',
    es: 'Si publica una casa, declara que puede alquilarla para estancias cortas y que sus licencias están vigentes, y mantiene correcta su página. Su contrato con {{brand}} indica la comisión, la reserva, el aviso previo y sus fechas de vigencia. Forma parte de estos términos y prevalece sobre ellos. Liberamos su parte 24 horas después de la llegada, menos la comisión y los gastos que pagamos en su nombre, cobramos y enteramos los impuestos de hospedaje, y le pagamos por transferencia bancaria. Usted cumple las reservas confirmadas. Si cancela una, el huésped recibe un reembolso completo y usted no recibe ningún pago por ella.',
  },
  'terms.liability.title': { en: 'Liability', es: 'Responsabilidad' },
  'terms.liability.text': {
    en: 'Homes belong to their owners, who are responsible for their condition. To the extent the law allows, {{brand}} is not liable for indirect damages, and its liability for a booking is limited to the amount paid for it. This does not limit liability for intent, gross negligence or personal injury, or any right that consumers have under the law.',
    es: 'Las casas pertenecen a sus propietarios, que responden por su estado. En la medida en que la ley lo permite, {{brand}} no responde por daños indirectos, y su responsabilidad por una reserva se limita al monto pagado por ella. Esto no limita la responsabilidad por dolo, culpa grave o lesiones personales, ni los derechos que la ley da a los consumidores.',
  },
  'terms.disputes.title': { en: 'Disputes', es: 'Controversias' },
  'terms.disputes.text': {
    en: 'Contact us first. We try to resolve every complaint within 30 days. These terms are governed by the laws of the State of Florida. Unless mandatory law says otherwise, the courts of Miami-Dade County have jurisdiction. You may always contact your card issuer or a consumer protection agency.',
    es: 'Escríbanos primero. Procuramos resolver cada queja en 30 días. Estos términos se rigen por las leyes del estado de Florida. Salvo que una norma obligatoria diga otra cosa, son competentes los tribunales del condado de Miami-Dade. Siempre puede acudir al emisor de su tarjeta o a un organismo de protección al consumidor.',
  },
  'terms.updates.title': { en: 'Changes to these terms', es: 'Cambios en estos términos' },
  'terms.updates.text': {
    en: 'We may change these terms. They apply from the date at the top. The terms in effect when you booked apply to that booking.',
    es: 'Podemos cambiar estos términos. Se aplican desde la fecha que figura al inicio. A cada reserva se aplican los términos vigentes cuando se hizo.',
  },
  'terms.contact.title': { en: 'Contact', es: 'Contacto' },
  'terms.contact.text': {
    en: 'Contact our team in Messages or use the contacts at the bottom of every page. We answer daily from 8 AM to midnight, Miami time.',
    es: 'Escriba a nuestro equipo desde Mensajes o use los contactos que aparecen al final de cada página. Atendemos todos los días de 8 a.m. a medianoche, hora de Miami.',
  },
} satisfies Texts

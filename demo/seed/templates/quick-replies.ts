import type { TransactionCtx } from '../../../apps/api/src/platform/ctx.ts'
import { demoUserId } from '../../people/people.ts'

const replies = [
  {
    title: 'Parking',
    textEn: 'Hi {{guest}}, two cars fit easily at {{home}}, one behind the other.',
    textEs: 'Hola, {{huesped}}: en {{casa}} caben dos autos, uno detrás del otro.',
  },
  {
    title: 'Early check-in',
    textEn:
      'Hi {{guest}}, check-in on {{check_in}} is from {{check_in_time}}. If no one is staying the night before, you can check in earlier. I’ll let you know.',
    textEs:
      'Hola, {{huesped}}: el {{llegada}} puede entrar desde las {{hora_llegada}} Si nadie se queda la noche anterior, puede venir antes. Le aviso.',
  },
  {
    title: 'Where to eat',
    textEn: 'There’s a small patio restaurant a 5-minute walk away. Try the fish.',
    textEs: '',
  },
]

/** Replies to the questions that Inés is asked most. */
export async function seedQuickReplies({ db, now }: TransactionCtx): Promise<void> {
  const rows = replies.map((reply, position) => ({
    ...reply,
    position,
    id: demoUserId(`quick reply ${position}`),
    ownerId: demoUserId('owner@marea.test'),
    version: 1,
    changedAt: now,
  }))
  await db.insertInto('quickReplies').values(rows).execute()
}

/** `true`, or the keys that more than one of the tables has. */
export type WrittenOnce<Tables extends readonly object[]> = [Repeated<Tables>] extends [never]
  ? true
  : { 'written twice': Repeated<Tables> }

type Repeated<Tables extends readonly object[], Seen = never, Found = never> = Tables extends [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? Repeated<Rest, Seen | keyof First, Found | (keyof First & Seen)>
  : Found

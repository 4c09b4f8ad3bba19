/** Morning before noon, afternoon until evening, evening after (specification section 1). */
export type Greeting = 'morning' | 'afternoon' | 'evening'

export const greetingAt = (hour: number): Greeting =>
  hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'

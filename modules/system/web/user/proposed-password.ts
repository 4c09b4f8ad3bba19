/** Without what is mistaken for something else when it is read out or copied by hand: 0 O, 1 l I. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Three groups of four letters: 60 bits, and it can be told on the phone. */
export function proposedPassword(): string {
  const dice = crypto.getRandomValues(new Uint8Array(12))
  const text = Array.from(dice, (die) => letters[die % letters.length]).join('')
  return text.replace(/(.{4})(?=.)/g, '$1-')
}

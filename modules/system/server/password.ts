import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/**
 * Passwords are kept as argon2id. One hash takes some 20 ms of a worker thread and 19 MB, so it never happens inside a
 * transaction.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (typed: string): Promise<string> => hash(typed.normalize('NFC'), parameters)

/**
 * Whether the typed password belongs to the stored hash. Without one (unknown company, or a user of the provider only)
 * the work is done all the same, so that the time does not tell.
 */
export async function passwordMatches(stored: string | undefined, typed: string): Promise<boolean> {
  const matches = await verify(stored || (await hashOfNothing()), typed.normalize('NFC'))
  return matches && Boolean(stored)
}

let nothing: Promise<string> | undefined
const hashOfNothing = () => (nothing ??= hashPassword(randomBytes(32).toString('hex')))

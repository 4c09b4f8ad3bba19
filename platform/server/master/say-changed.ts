import { mastersChanged } from '#platform/contract/master-facts.ts'
import type { Context } from '../context.ts'
import { say } from '../facts/say.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { AnyValues } from '#platform/contract/master-record.ts'
import { keyText, type ServedMaster } from './served-master.ts'

/** Tells who depends on records of a master that they are others now: in this factory, or in the whole company. */
export function sayChanged(served: ServedMaster, context: Context, records: readonly AnyValues[]): void {
  sayKeysChanged(
    served.master,
    context,
    records.map((record) => keyText(served, record)),
  )
}

/** For a verb that writes records of a master itself; the keys are those of the change history, without the factory. */
export function sayKeysChanged(
  { name, area, perFactory }: Pick<AnyMaster, 'name' | 'area' | 'perFactory'>,
  context: Context,
  keys: readonly string[],
): void {
  say(
    context,
    mastersChanged,
    { master: name, area, keys: [...keys] },
    perFactory ? context.session.factory_cd : '',
  )
}

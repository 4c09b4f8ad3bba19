import { useCallback, useEffect, useState } from 'react'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { TypedValues } from '#platform/contract/slip.ts'
import { useCall } from '../../api/api-context.tsx'
import { useStore } from '../../store/use-store.ts'
import type { OptionsOf } from '../entry/cell-options.tsx'
import {
  choiceOf,
  NameBook,
  nameKey,
  referenceOf,
  withinOf,
  type Names,
  type Reference,
} from './name-book.ts'
import type { LineSheet, SlipContent } from './slip-content.ts'

/** Answers that come within a frame are drawn in one. */
const togetherMs = 16

/** The names of all codes on a slip: asked for as soon as a code is there, whoever typed or pasted it. */
export function useNames(slip: LineSheet, content: SlipContent): KnownNames {
  const call = useCall()
  const [book] = useState(
    () =>
      new NameBook(
        async (master, keys) => {
          const { list } = await call(master.endpoints.getLookup, { keys: keys.join(',') })
          const found = new Map(list.map((one) => [one.key.join(' '), one]))
          return new Map(
            keys.flatMap((key) => {
              const one = found.get(normaliseCode(key))
              if (!one) return []
              return [[key, { name: one.name, inUse: one.abort_div === '0', told: one.told }] as const]
            }),
          )
        },
        (tell) => setTimeout(tell, togetherMs),
      ),
  )
  const names = useStore(book.names)
  useEffect(() => {
    book.want(referencesIn(slip, content, names))
  }, [book, slip, content, names])
  const arrival = useCallback((reference: Reference) => book.arrival(reference), [book])
  return { names, arrival }
}

export interface KnownNames {
  readonly names: Names
  /** When what has been asked of a code will be known. */
  readonly arrival: (reference: Reference) => Promise<void> | undefined
}

function referencesIn(slip: LineSheet, { header, lines }: SlipContent, known: Names): readonly Reference[] {
  const inFields = (fields: LineSheet['header'], names: readonly string[], values: TypedValues) =>
    names.flatMap((name) => {
      const reference = referenceOf(fields, name, values)
      return reference ? [reference, ...toldReferences(reference, known)] : []
    })
  const references = (fields: LineSheet['header']) =>
    Object.keys(fields).filter((name) => fields[name]?.kind === 'reference')
  const ofLines = references(slip.lines)
  return [
    ...inFields(slip.header, references(slip.header), header.values),
    ...lines.flatMap(({ values }) => inFields(slip.lines, ofLines, values)),
  ]
}

/** What a master tells of a code may be a code, too: the unit of an item. */
function toldReferences(reference: Reference, known: Names): readonly Reference[] {
  const told = known.get(nameKey(reference))?.told ?? {}
  const { fields } = reference.master
  return Object.keys(told).flatMap((name) => referenceOf(fields, name, told) ?? [])
}

/** Looks through what a field points to: by the beginning of a code, a name or a reading. */
export function useLookup() {
  const call = useCall()
  return useCallback(
    (fields: LineSheet['header'], name: string, values: TypedValues): OptionsOf | undefined => {
      const master = fields[name]?.refersTo?.master
      if (!master || master === 'self') return undefined
      const within = withinOf(fields, name, values)
      return async (keyword, signal) => {
        const { list } = await call(master.endpoints.getLookup, { keyword, within }, signal)
        return list.map(({ key, name: called, kana }) => ({
          ...choiceOf(fields, name, key),
          name: called,
          detail: kana || undefined,
        }))
      }
    },
    [call],
  )
}

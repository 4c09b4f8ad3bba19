import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

export type EnquiryConditions = Readonly<Record<string, string>>

interface Options<Asked extends EnquiryConditions> {
  /** What is asked while the address says nothing. */
  initial: Asked
  /** Conditions as they are asked: codes in their form, days written out. */
  read: (typed: Asked) => Asked
  /** Asked again although nothing has changed, the answer is fetched anew. */
  queryKey: QueryKey
}

export interface Enquiry<Asked extends EnquiryConditions> {
  readonly typed: Asked
  readonly asked: Asked
  type(change: Partial<Asked>): void
  /** Asks for what is typed, or for something else. */
  show(change?: Partial<Asked>): void
}

/** What is asked stands in the address, so that it can be sent to somebody; what is typed lies over it until it is asked. */
export function useEnquiry<Asked extends EnquiryConditions>(options: Options<Asked>): Enquiry<Asked> {
  const { initial, read, queryKey } = options
  const cache = useQueryClient()
  const [address, setAddress] = useSearchParams()
  const [typedNow, setTyped] = useState<Asked | null>(null)
  const asked = inAddress(initial, address)
  const typed = typedNow ?? asked
  return {
    typed,
    asked,
    type: (change) => setTyped({ ...typed, ...change }),
    show(change = {}) {
      const wanted = read({ ...typed, ...change })
      setTyped(null)
      setAddress(toAddress(wanted, initial), { replace: true })
      void cache.invalidateQueries({ queryKey })
    },
  }
}

export const inAddress = <Asked extends EnquiryConditions>(
  initial: Asked,
  address: URLSearchParams,
): Asked => ({
  ...initial,
  ...Object.fromEntries(
    Object.keys(initial).flatMap((name) => {
      const value = address.get(name)
      return value === null ? [] : [[name, value]]
    }),
  ),
})

/** Blank ones are left out, unless something would hold in their place. */
export const toAddress = (asked: EnquiryConditions, initial: EnquiryConditions): Record<string, string> =>
  Object.fromEntries(Object.entries(asked).filter(([name, value]) => value !== '' || initial[name] !== ''))
